# SPDX-License-Identifier: GPL-3.0-or-later
"""Injects faults into the programs: faults.py FOOTBRIDGE_CLI FOOTBRIDGE [--long]. After each fault
nothing may be lost or torn, the program says in one sentence what went wrong or does its work, and
the next run works. Prints a table; fails where a fault was not met so."""
import csv
import io
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

CLI, WINDOW = sys.argv[1], sys.argv[2]
LONG = "--long" in sys.argv
KILLS = 20 if LONG else 3
ROOM = Path(tempfile.mkdtemp(prefix="footbridge-faults-"))
HOME = ROOM / "home"
HOME.mkdir()
RANDOM = random.Random(1)
failed = []


def environment(**more):
    env = {k: v for k, v in os.environ.items()
           if not k.startswith("XDG_") or k == "XDG_RUNTIME_DIR"}
    return {**env, "HOME": str(HOME), **{k: str(v) for k, v in more.items()}}


def start(*arguments, program=CLI, limits=(), **more):
    def limit():
        for which, most in limits:
            if which == resource.RLIMIT_FSIZE:
                signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(which, (most, most))
    return subprocess.Popen([program, *map(str, arguments)], cwd=ROOM, env=environment(**more),
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=limit,
                            restore_signals=False, start_new_session=True)


def finish(process, seconds=300):
    try:
        output, errors = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return "hangs", "", ""
    return process.returncode, output.decode(errors="replace"), errors.decode(errors="replace")


def run(*arguments, **more):
    return finish(start(*arguments, **more))


def sentence(outcome):
    """The one sentence of a failure; its last line where progress stands before it."""
    lines = [line for line in outcome[2].splitlines() if line.startswith("footbridge-cli: ")]
    return lines[-1][len("footbridge-cli: "):] if len(lines) == 1 else ""


def report(fault, fine, what):
    print(f"{'met' if fine else 'NOT MET':<9}{fault:<52}{what[:150]}", flush=True)
    if not fine:
        failed.append(fault)


def said(fault, outcome, word="", codes=(1,)):
    text = sentence(outcome)
    report(fault, outcome[0] in codes and bool(text) and word in text,
           text or f"code {outcome[0]}: {outcome[2][-200:]}")


def done_or_said(fault, outcome):
    """Either the work is done, or one sentence says why not."""
    text = sentence(outcome)
    report(fault, outcome[0] == 0 or (outcome[0] == 1 and bool(text)),
           "done" if outcome[0] == 0 else text or f"code {outcome[0]}: {outcome[2][-200:]}")


def table(rows, factor, seed):
    draw = random.Random(seed)
    text = "size,threads,kind,time\n"
    for _ in range(rows):
        size, threads = draw.uniform(1, 60), draw.randint(1, 16)
        text += f"{size!r},{threads},{draw.choice(['a', 'b'])},{factor * (1 + size / threads)!r}\n"
    return text


def adapt(*more):
    return ["adapt", "--source", "source.csv", "--target", "target.csv", "--shots", "12",
            "--strategy", "output map", "--quiet", *more]


def prepare():
    (ROOM / "source.csv").write_text(table(150, 1, 1))
    (ROOM / "target.csv").write_text(table(60, 3, 2))
    (ROOM / "grid.json").write_text(json.dumps(
        {"format": "footbridge-campaign/1", "shots": [8, 12], "repeats": 4,
         "strategies": ["output map", "target-only ridge"],
         "source_training": {"networks": 1, "network_steps": 200, "boosting_rounds": 60},
         "pairs": [{"name": "one", "sources": ["source.csv"], "target": "target.csv",
                    "response": "time"}]}))
    outcome = run(*adapt("--bundle", "model.zip"))
    assert outcome[0] == 0, outcome


# --- Files that change while they are read


def big_table(path, megabytes):
    row = b"1.234567890123456,2.345678901234567,3.456789012345678,4.567890123456789\n"
    with open(path, "wb") as file:
        file.write(b"a,b,c,time\n")
        for _ in range(megabytes):
            file.write(row * (2**20 // len(row)))


def changed_while_read():
    path = ROOM / "big.csv"

    def grow():
        with open(path, "ab") as file:
            file.write(b"1,2,3,4\n" * 100000)

    def shrink():
        os.truncate(path, 5000)

    def replace():
        (ROOM / "other.csv").write_text("a,b,c,time\n1,2,3,4\n")
        os.replace(ROOM / "other.csv", path)

    changes = {"vanishes": path.unlink, "grows": grow, "shrinks": shrink, "is replaced": replace}
    big_table(path, 48)
    longest = timed("inspect", path, "--quiet")
    for name, change in changes.items():
        for share in (0.4, 0.7) if not LONG else [0.1 * i for i in range(1, 10)]:
            big_table(path, 48)
            process = start("inspect", path, "--quiet")
            time.sleep(share * longest)
            change()
            done_or_said(f"a table {name} after {share:.0%} of reading", finish(process))
    path.unlink(missing_ok=True)
    said("a table is gone", run("inspect", path), "no file")
    os.mkfifo(ROOM / "pipe")
    process = start("inspect", "pipe", "--quiet")
    writer = threading.Thread(target=lambda: (ROOM / "pipe").write_text("a,time\n1,2\n3,"))
    writer.start()
    done_or_said("a pipe ends in the middle of a line", finish(process))
    writer.join()


# --- Writing where nothing can be written


OUTPUTS = {"predictions": ("--predictions", "out.csv"), "bundle": ("--bundle", "out.zip"),
           "report": ("--report", "out.html"), "plots": ("--plots", "plots")}


def disk_full():
    for name, (option, path) in OUTPUTS.items():
        place = ROOM / path
        old = b"what was there before"
        if name != "plots":
            place.write_bytes(old)
        outcome = run(*adapt(option, path), limits=[(resource.RLIMIT_FSIZE, 200)])
        kept = name == "plots" or place.read_bytes() == old
        left = [p.name for p in ROOM.iterdir() if ".part" in p.name]
        text = sentence(outcome)
        report(f"no space for {name}", outcome[0] == 1 and bool(text) and kept and not left,
               text + ("" if kept else " THE OLD FILE IS LOST") + (f" LEFT {left}" if left else ""))
        shutil.rmtree(place, ignore_errors=True) if name == "plots" else place.unlink()
        said(f"a folder that cannot be written for {name}", run(*adapt(option, "/proc/x/" + path)))
    said("a full device for predictions", run("predict", "model.zip", "target.csv", "--out",
                                              "/dev/full"))
    said("no space for a campaign",
         run("campaign", "grid.json", "--out", "full", "--quiet",
             limits=[(resource.RLIMIT_FSIZE, 100)]))
    shutil.rmtree(ROOM / "full", ignore_errors=True)
    outcome = run("campaign", "grid.json", "--out", "full", "--quiet")
    report("… and with space again", outcome[0] == 0, "done")


# --- Killed at any moment


def kill_somewhere(process, longest):
    time.sleep(RANDOM.uniform(0, longest))
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.communicate()


def timed(*arguments):
    begin = time.monotonic()
    outcome = run(*arguments)
    assert outcome[0] == 0, outcome
    return time.monotonic() - begin


def killed_writing(name, arguments, path, good):
    """What was there stays, or the new file is whole."""
    place = ROOM / path
    longest = timed(*arguments)
    whole = place.read_bytes()
    intact = 0
    for _ in range(KILLS):
        place.write_bytes(b"what was there before")
        kill_somewhere(start(*arguments), longest)
        now = place.read_bytes()
        intact += now == b"what was there before" or good(now, whole)
    outcome = run(*arguments)
    left = [p.name for p in ROOM.iterdir() if p.name.startswith(f".{path}.") and ".part" in p.name]
    report(f"kill -9 at {KILLS} moments of {name}",
           intact == KILLS and outcome[0] == 0 and not left and good(place.read_bytes(), whole),
           f"{intact} files whole, the next run works" + (f" LEFT {left}" if left else ""))


def verified(now, _):
    (ROOM / "check.zip").write_bytes(now)
    return run("bundle", "verify", "check.zip")[0] == 0


def scores(folder):
    """Of a campaign, without what may differ."""
    rows = list(csv.DictReader(io.StringIO((ROOM / folder / "results.csv").read_text())))
    for row in rows:
        row.pop("seconds", None)
    return rows


def killed_campaigns():
    campaign = ["campaign", "grid.json", "--quiet", "--threads", "2", "--out"]
    longest = timed(*campaign, "wanted")
    wanted = scores("wanted")
    for _ in range(KILLS):
        kill_somewhere(start(*campaign, "killed"), longest / 3)
    outcome = run(*campaign, "killed")
    report(f"kill -9 at {KILLS} moments of a campaign", outcome[0] == 0 and scores("killed") == wanted,
           f"{len(wanted)} scores, the same as without")
    process = start(*campaign, "crash")
    killed = 0
    while process.poll() is None and killed < 2:
        workers = [int(p.name) for p in Path("/proc").iterdir() if p.name.isdigit()
                   and is_worker(p, process.pid)]
        for pid in workers[:1]:
            os.kill(pid, signal.SIGKILL)
            killed += 1
        time.sleep(0.05)
    outcome = finish(process)
    report("a worker of a campaign crashes", outcome[0] == 0 and scores("crash") == wanted,
           f"{killed} killed, {len(wanted)} scores, the same as without")
    for when, name in ((0, "1970"), (4102444800, "2100")):
        for path in (ROOM / "killed").rglob("*"):
            os.utime(path, (when, when))
        outcome = run(*campaign, "killed")
        report(f"the clock jumps: a campaign's files are of {name}",
               outcome[0] == 0 and scores("killed") == wanted, "goes on, the same scores")


def is_worker(process, session):
    try:
        line = (process / "cmdline").read_bytes().split(b"\0")
        return line[1:3] == [b"campaign", b"worker"] and os.getsid(int(process.name)) == session
    except (OSError, ProcessLookupError):
        return False


def clock():
    for seconds in ("0", "253402300799"):
        outcome = run(*adapt("--bundle", "dated.zip"), SOURCE_DATE_EPOCH=seconds)
        report(f"the clock says {seconds} s after 1970", outcome[0] == 0, "a bundle is written")
    said("the clock says what is no time", run(*adapt("--bundle", "x.zip"), SOURCE_DATE_EPOCH="-1"))
    os.utime(ROOM / "target.csv", (4102444800, 4102444800))
    outcome = run(*adapt("--predictions", "p.csv"))
    report("a table is of the year 2100", outcome[0] == 0, "read as any other")


# --- Memory


def memory():
    if "DoesNotFitIntoMemory" in os.environ.get("GTEST_FILTER", ""):
        print("left out a table that does not fit into memory: a sanitizer cannot go on from it")
        return
    megabytes, most = (2048, 512) if LONG else (160, 100)
    path = ROOM / "dense.csv"
    big_table(path, megabytes)
    outcome = run("inspect", path, "--quiet", "--threads", "2",
                  limits=[(resource.RLIMIT_DATA, most * 2**20)])
    said(f"a dense table of {megabytes} MB in {most} MB of memory", outcome, "memory")
    path.unlink()


# --- Damaged settings and sessions, two windows on one


def settings():
    keys = HOME / ".config" / "footbridge" / "trusted-keys"
    keys.mkdir(parents=True)
    (keys / "broken.pem").write_bytes(b"\x00\xff no key")
    said("a trusted key is damaged", run("predict", "model.zip", "target.csv"), "broken.pem")
    shutil.rmtree(keys)
    outcome = run("predict", "model.zip", "target.csv", "--quiet")
    report("… and without it", outcome[0] == 0, "done")


def alive(processes, seconds):
    """Whether none of the windows ends by itself."""
    time.sleep(seconds)
    fine = all(process.poll() is None for process in processes)
    for process in processes:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
        try:
            process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    return fine


def windows():
    if not os.access(WINDOW, os.X_OK):
        return
    config = HOME / ".config"
    for damage in (b"", b"[General]\nwindow=@ByteArray(\xff\xfe\x00garbage", b"\x00" * 5000):
        for path in ("Footbridge/Footbridge.conf", "footbridge/footbridge.conf", "Footbridge.conf"):
            (config / path).parent.mkdir(parents=True, exist_ok=True)
            (config / path).write_bytes(damage)
        report(f"settings of {len(damage)} damaged bytes", alive([start(program=WINDOW)], 3),
               "the window opens")
    session = ROOM / "work.footbridge"
    for name, text in (("no session", "garbage"), ("cut short", '{"format": "footbridge-session/1", "so'),
                       ("tables gone", json.dumps({"format": "footbridge-session/1",
                                                   "sources": [{"path": "/gone.csv"}]}))):
        session.write_text(text)
        fine = alive([start(session, program=WINDOW)], 3)
        report(f"a session that is damaged: {name}", fine and session.read_text() == text,
               "the window opens, the file stays")
    whole = json.dumps({"format": "footbridge-session/1",
                        "sources": [{"path": str(ROOM / "source.csv"), "roles": {"response": "time"}}],
                        "target": {"path": str(ROOM / "target.csv"), "roles": {"response": "time"}}})
    session.write_text(whole)
    fine = alive([start(session, program=WINDOW), start(session, program=WINDOW)], 5)
    report("two windows on one session", fine and session.read_text() == whole,
           "both open, the file stays")
    process = start(session, program=WINDOW)
    time.sleep(3)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    report("a window is killed and opened again",
           alive([start(session, program=WINDOW)], 3) and session.read_text() == whole,
           "it opens, the file stays")


def main():
    try:
        prepare()
        changed_while_read()
        disk_full()
        killed_writing("an adaptation", adapt("--bundle", "killed.zip"), "killed.zip", verified)
        killed_writing("a prediction", ["predict", "model.zip", "target.csv", "--quiet", "--out",
                                        "killed.csv"], "killed.csv", lambda now, whole: now == whole)
        killed_campaigns()
        clock()
        memory()
        settings()
        windows()
    finally:
        shutil.rmtree(ROOM, ignore_errors=True)
    print(f"{len(failed)} faults were not met as they should be")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
