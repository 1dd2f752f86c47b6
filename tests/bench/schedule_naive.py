#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""EASY backfilling by counts as a plain Python loop, to hold the simulator's speed against.

    schedule_naive.py JOBS.csv PROCESSORS

All ends of an instant, then all submissions, then one pass. Prints jobs a second and the mean wait.
"""
import bisect
import csv
import heapq
import sys
import time


def easy(jobs, processors):
    free, queue, running, ends, following, starts = processors, [], [], [], 0, [0.0] * len(jobs)

    def start(place, now):
        nonlocal free
        _, size, request, run = jobs[place]
        starts[place] = now
        free -= size
        bisect.insort(running, (now + request, place, size))
        heapq.heappush(ends, (now + run, place))

    while following < len(jobs) or ends:
        now = min(jobs[following][0] if following < len(jobs) else float("inf"),
                  ends[0][0] if ends else float("inf"))
        while ends and ends[0][0] <= now:
            place = heapq.heappop(ends)[1]
            entry = (starts[place] + jobs[place][2], place, jobs[place][1])
            running.pop(bisect.bisect_left(running, entry))
            free += jobs[place][1]
        while following < len(jobs) and jobs[following][0] <= now:
            queue.append(following)
            following += 1
        while queue and jobs[queue[0]][1] <= free:
            start(queue.pop(0), now)
        if not queue or free == 0:
            continue
        needed, available, shadow = jobs[queue[0]][1], free, now
        for end, _, size in running:
            if available >= needed and end > shadow:
                break
            available += size
            shadow = end
        extra = available - needed
        kept = queue[:1]
        for place in queue[1:]:
            _, size, request, _ = jobs[place]
            in_time = now + request <= shadow
            if size <= free and (in_time or size <= extra):
                if not in_time:
                    extra -= size
                start(place, now)
            else:
                kept.append(place)
        queue = kept
    return starts


def main():
    with open(sys.argv[1], newline="") as file:
        jobs = [(float(row["submit"]), int(row["processors"]), float(row["request"]),
                 float(row["runtime"])) for row in csv.DictReader(file)]
    begin = time.process_time()
    starts = easy(jobs, int(sys.argv[2]))
    seconds = time.process_time() - begin
    wait = sum(start - job[0] for start, job in zip(starts, jobs)) / len(jobs)
    print(f"{'plain Python, easy, request':<34} {len(jobs) / seconds:12.0f} jobs/s"
          f"  mean wait {wait:.6f} s", flush=True)


if __name__ == "__main__":
    main()
