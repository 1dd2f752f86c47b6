# SPDX-License-Identifier: GPL-3.0-or-later
"""Injects faults into the programs: faults.py FOOTBRIDGE_CLI FOOTBRIDGE [--sanitized] [--long].
After each fault nothing may be lost or torn, the program says in one sentence what went wrong or
does its work, and the next run works. Prints a table; fails where a fault was not met so."""
import csv
import ctypes
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
LONG, SANITIZED = "--long" in sys.argv, "--sanitized" in sys.argv
KILLS = 20 if LONG else 3
ROOM = Path(tempfile.mkdtemp(prefix="footbridge-faults-"))
HOME, TEMPORARY = ROOM / "home", ROOM / "temporary"
HOME.mkdir()
TEMPORARY.mkdir()
OLD = b"what was there before"
PRCTL = ctypes.CDLL(None).prctl
RANDOM = random.Random(1)
failed = []


def environment(**more):
    env = {k: v for k, v in os.environ.items()
           if not k.startswith("XDG_") or k == "XDG_RUNTIME_DIR"}
    # Of one time, so that two bundles have the same bytes.
    return {**env, "HOME": str(HOME), "TMPDIR": str(TEMPORARY), "SOURCE_DATE_EPOCH": "1",
            **{k: str(v) for k, v in more.items()}}


def obey_permissions():
    """Root is refused what others are: without CAP_DAC_OVERRIDE."""
    if os.geteuid() == 0:
        PRCTL(24, 1, 0, 0, 0)


def start(*arguments, program=CLI, limits=(), before=(), obeys=False, **more):
    def limit():
        if obeys:
            obey_permissions()
        for which, most in limits:
            if which == resource.RLIMIT_FSIZE:
                signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(which, (most, most))
    return subprocess.Popen([*before, program, *map(str, arguments)], cwd=ROOM,
                            env=environment(**more), stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, preexec_fn=limit, restore_signals=False,
                            start_new_session=True)


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
    print(f"{'met' if fine else 'NOT MET':<9}{fault:<60}{what[:150]}", flush=True)
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


def runs_of_platforms():
    return "application,size,work,device,time_us\n" + "".join(
        f"app{a},{n},{n * a},machine{k},{9 * n + k * a}\n"
        for a in range(1, 9) for n in range(1, 7) for k in (1, 3, 5))


def jobs():
    draw = random.Random(4)
    return "job,submit,processors,request,runtime,user\n" + "".join(
        f"{i},{i * 600},{draw.randint(1, 8)},9000,{draw.randint(60, 8000)},{draw.randint(1, 5)}\n"
        for i in range(1, 400))


def adapt(*more):
    return ["adapt", "--source", "source.csv", "--target", "target.csv", "--shots", "12",
            "--strategy", "output map", "--quiet", *more]


def prepare():
    (ROOM / "source.csv").write_text(table(150, 1, 1))
    (ROOM / "target.csv").write_text(table(60, 3, 2))
    (ROOM / "many.csv").write_text(table(1500, 3, 3))
    (ROOM / "runs.csv").write_text(runs_of_platforms())
    (ROOM / "jobs.csv").write_text(jobs())
    (ROOM / "grid.json").write_text(json.dumps(
        {"format": "footbridge-campaign/1", "shots": [8, 12], "repeats": 4,
         "strategies": ["output map", "target-only ridge"],
         "source_training": {"networks": 1, "network_steps": 200, "boosting_rounds": 60},
         "pairs": [{"name": "one", "sources": ["source.csv"], "target": "target.csv",
                    "response": "time"}]}))
    outcome = run(*adapt("--bundle", "model.zip"))
    assert outcome[0] == 0, outcome


# --- What the commands write, the place last


WHOLE = {  # files that are there whole or not at all
    "a bundle": (adapt("--bundle"), "out.zip"),
    "predictions of an adaptation": (adapt("--predictions"), "out.csv"),
    "a report": (adapt("--report"), "out.html"),
    "predictions": (["predict", "model.zip", "many.csv", "--quiet", "--out"], "out.csv"),
    "a converted table": (["convert", "many.csv", "target.csv", "--quiet", "--out"], "out.csv"),
    "a plan": (["plan", "--source", "source.csv", "--target", "target.csv", "--shots", "12",
                "--runs", "5", "--quiet", "--out"], "out.csv"),
    "a schedule": (["schedule", "run", "jobs.csv", "--processors", "8", "--quiet", "--out"],
                   "out.csv"),
    "figures of schedules": (["schedule", "compare", "jobs.csv", "--processors", "8", "--days", "7",
                              "--load", "0.5", "--streams", "2", "--quiet", "--out"], "out.csv"),
    "a model of platforms": (["platforms", "train", "runs.csv", "--platform", "device", "--time",
                              "time_us", "--group", "application", "--model", "mean vector",
                              "--quiet", "--out"], "out.zip"),
}


def rows_of(text):
    """Of a table of scores, without what may differ."""
    rows = list(csv.DictReader(io.StringIO(text)))
    for row in rows:
        row.pop("seconds", None)
    return rows


def file_in(name):
    return lambda place, _: rows_of((place / name).read_text()) if (place / name).exists() else None


def errors_of_study(_, output):
    return [[epoch["error"] for epoch in network["curve"]]
            for network in json.loads(output)["networks"]] if output else None


GOES_ON = {  # what a next run goes on with, and what the last one says
    "a campaign": (["campaign", "grid.json", "--quiet", "--threads", "2", "--out"], "folder",
                   file_in("results.csv")),
    "evidence of severity": (["severity", "--evidence", "grid.json", "--draws", "2", "--quiet",
                              "--without-strategies", "--threads", "2", "--out"], "folder",
                             file_in("severity.csv")),
    "evidence of plans": (["plan", "--evidence", "grid.json", "--quiet", "--threads", "2", "--out"],
                          "folder", file_in("plans.csv")),
    "trainings": (["train-study", "--source", "source.csv", "--target", "target.csv", "--response",
                   "time", "--seeds", "2", "--epochs", "60", "--quiet", "--json",
                   "--checkpoint-every", "0.05", "--checkpoints"], "folder", errors_of_study),
    "a watched table": (["watch", "many.csv", "--response", "time", "--initial", "20", "--replay",
                         "--quiet", "--out"], "log.csv",
                        lambda place, _: place.read_bytes() if place.exists() else None),
}


def remove(place):
    """With what lies beside it under a name made of its own."""
    for path in place.parent.glob(f"*{place.name}*"):
        shutil.rmtree(path) if path.is_dir() else path.unlink()


# --- Files that change while they are read


def big_table(path, megabytes):
    row = b"1.234567890123456,2.345678901234567,3.456789012345678,4.567890123456789\n"
    with open(path, "wb") as file:
        file.write(b"a,b,c,time\n")
        for _ in range(megabytes):
            file.write(row * (2**20 // len(row)))


def wait_until_open(process, path):
    """Until the program reads the file, or has ended."""
    while process.poll() is None:
        try:
            if str(path) in Path(f"/proc/{process.pid}/maps").read_text() or any(
                    os.readlink(p) == str(path) for p in Path(f"/proc/{process.pid}/fd").iterdir()):
                return
        except OSError:
            pass
        time.sleep(0.0005)


def changed_while_read():
    path, out = ROOM / "changing.csv", ROOM / "out.csv"
    rows = 100000 if LONG else 40000
    text = table(rows, 3, 5).encode()
    few = table(30, 3, 6).encode()

    def grow():
        with open(path, "ab") as file:
            file.write(few[few.index(b"\n") + 1:] * 100)

    def shrink():
        os.truncate(path, 5000)

    def replace():
        (ROOM / "other.csv").write_bytes(few)
        os.replace(ROOM / "other.csv", path)

    changes = {"vanishes": path.unlink, "grows": grow, "shrinks": shrink, "is replaced": replace}
    small = ["--target", path, "--shots", "12", "--quiet"]
    commands = {
        "inspect": (["inspect", path, "--quiet", "--json"], text),
        "inspect (a large one)": (["inspect", path, "--quiet", "--json"], None),
        "convert": (["convert", path, "--quiet", "--out", out], text),
        "predict": (["predict", "model.zip", path, "--quiet", "--out", out], text),
        "adapt": (["adapt", "--source", "source.csv", "--strategy", "output map", *small,
                   "--predictions", out], text),
        "plan": (["plan", "--source", "source.csv", *small, "--runs", "3", "--out", out], text)}

    def fresh(contents):
        out.write_bytes(OLD)
        if contents is None:
            big_table(path, 48)
        else:
            path.write_bytes(contents)

    def result(outcome, arguments):
        return out.read_bytes() if out in arguments else outcome[1]

    for command, (arguments, contents) in commands.items():
        fresh(contents)
        begin = time.monotonic()
        before = result(run(*arguments), arguments)
        whole = time.monotonic() - begin
        # Once it is open, a little later, and at moments of all the work.
        moments = [("open", 0.002 * i) for i in range(5 if LONG else 2)]
        moments += [("start", share * whole)
                    for share in ((0.2, 0.4, 0.6, 0.8) if LONG else (0.6,))]
        for name, change in changes.items():
            fresh(contents)
            change()
            after = run(*arguments)
            versions = [before] + [result(after, arguments)] * (after[0] == 0)
            done, refused, wrong = 0, set(), ""
            for since, moment in moments:
                fresh(contents)
                process = start(*arguments)
                if since == "open":
                    wait_until_open(process, path)
                time.sleep(moment)
                change()
                outcome = finish(process)
                now, words = result(outcome, arguments), sentence(outcome)
                if outcome[0] == 0 and now in versions:
                    done += 1
                elif outcome[0] == 1 and words and (out not in arguments or now == OLD):
                    refused.add(words)
                else:
                    wrong = (f"code {outcome[0]} {moment:.3f} s after {since}, {len(now.splitlines())} "
                             f"lines: {outcome[2][-200:]}")
            report(f"a table {name}: {command}", not wrong,
                   wrong or f"{done} of {len(moments)} done" + "".join(f"; {s}" for s in refused))
    path.unlink(missing_ok=True)
    out.unlink()
    said("a table is gone", run("inspect", path), "no file")
    os.mkfifo(ROOM / "pipe")
    process = start("inspect", "pipe", "--quiet")
    writer = threading.Thread(target=lambda: (ROOM / "pipe").write_text("a,time\n1,2\n3,"))
    writer.start()
    done_or_said("a pipe ends in the middle of a line", finish(process))
    writer.join()


# --- Writing where nothing can be written


ON_A_SMALL_DISK = """mount -t tmpfs -o size="$1" none full && cp -a old/. full && shift &&
    { "$@"; code=$?; cp -a full/. kept; exit $code; }"""
PAGE = 4096


def read_only():
    """A folder that nobody may write to."""
    closed = ROOM / "closed"
    closed.mkdir()
    closed.chmod(0o555)
    every = {**WHOLE, "plots": (adapt("--plots"), "plots"), **GOES_ON}
    for name, (arguments, path, *_) in every.items():
        outcome = run(*arguments, closed / path, obeys=True)
        left = [p.name for p in closed.iterdir()]
        text = sentence(outcome)
        report(f"no permission for {name}",
               outcome[0] == 1 and bool(text) and not left,
               (text or f"code {outcome[0]}: {outcome[2][-200:]}") +
               (f" LEFT {left}" if left else ""))
    closed.rmdir()


def small_disk():
    """The command that makes one, if this system lets it be made."""
    for flag in "-m", "-rm":
        if not subprocess.run(["unshare", flag, "mount", "-t", "tmpfs", "none", ROOM / "full"],
                              capture_output=True).returncode:
            return ["unshare", flag, "sh", "-c", ON_A_SMALL_DISK, "sh"]
    return []


def bytes_of(place):
    files = [p for p in place.rglob("*") if p.is_file()] if place.is_dir() else [place]
    return [p.stat().st_size for p in files]


def run_without_space(disk, share, arguments, path, sizes):
    """With room for a share of what the output takes, else for a share of its largest file. Also
    gives the folder that was written to."""
    full, kept = ROOM / "full", ROOM / "kept"
    for folder in full, kept:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
    if disk:
        pages = sum(-(-size // PAGE) for size in sizes)
        room = str(PAGE * (1 + int(share * pages)))
        return run(*arguments, f"full/{path}", before=[*disk, room]), kept
    shutil.copytree(ROOM / "old", full, dirs_exist_ok=True)
    return run(*arguments, f"full/{path}",
               limits=[(resource.RLIMIT_FSIZE, int(share * max(sizes)))]), full


def no_space():
    (ROOM / "full").mkdir()
    disk = small_disk()
    shares = [0, 0.2, 0.4, 0.6, 0.8] if LONG else [0.5]
    every = {**{name: (*what, None) for name, what in WHOLE.items()},
             "plots": (adapt("--plots"), "plots", None), **GOES_ON}
    for name, (arguments, path, result) in every.items():
        wanted = run(*arguments, path)
        assert wanted[0] == 0, wanted
        place = ROOM / path
        sizes = bytes_of(place)
        aim = result(place, wanted[1]) if result else None
        remove(place)
        # What is there already: the old file, or another one of a page.
        old = ROOM / "old" / (path if name in WHOLE else "else")
        old.parent.mkdir()
        old.write_bytes(OLD)
        told, wrong = "", ""
        for share in shares:
            outcome, kept = run_without_space(disk, share, arguments, path, sizes)
            told = sentence(outcome)
            if outcome[0] != 1 or not told:
                wrong = f"code {outcome[0]} with {share:.0%}: {outcome[2][-200:]}"
            elif (kept / old.name).read_bytes() != OLD:
                wrong = f"THE OLD FILE IS LOST with {share:.0%}"
            elif name in WHOLE and len(list(kept.iterdir())) > 1:
                wrong = f"LEFT {[p.name for p in kept.iterdir()]} with {share:.0%}"
            elif result:
                again = run(*arguments, kept / path)
                if again[0] != 0 or result(kept / path, again[1]) != aim:
                    wrong = f"does not go on after {share:.0%}: {again[2][-200:]}"
        report(f"no space for {name}", not wrong,
               wrong or told + (" With space it goes on." if result else ""))
        shutil.rmtree(old.parent)
    said("a full device for predictions", run("predict", "model.zip", "target.csv", "--out",
                                              "/dev/full"))
    said("a folder that cannot be", run(*adapt("--bundle", "/proc/x/out.zip")))


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


def beside(place):
    """Parts of files that a killed program has left."""
    return [p.name for p in place.parent.iterdir()
            if p.name.startswith(f".{place.name}") or f"{place.name}.part" in p.name]


def killed_writing(name, arguments, path):
    """What was there stays, or the new file is whole."""
    place = ROOM / path
    longest = timed(*arguments, path)
    whole = place.read_bytes()
    intact = 0
    for _ in range(KILLS):
        place.write_bytes(OLD)
        kill_somewhere(start(*arguments, path), longest)
        intact += place.read_bytes() in (OLD, whole)
    outcome = run(*arguments, path)
    left = beside(place)
    report(f"kill -9 at {KILLS} moments of {name}",
           intact == KILLS and outcome[0] == 0 and not left and place.read_bytes() == whole,
           f"{intact} files whole, the next run works" + (f" LEFT {left}" if left else ""))
    remove(place)


def killed_going_on(name, arguments, path, result):
    """Each run goes on with what the killed ones left."""
    place = ROOM / path
    begin = time.monotonic()
    outcome = run(*arguments, path)
    longest = time.monotonic() - begin
    assert outcome[0] == 0, outcome
    wanted = result(place, outcome[1])
    remove(place)
    intact = 0
    for _ in range(KILLS):
        process = start(*arguments, path)
        kill_somewhere(process, longest)
        now = result(place, "")
        # A log is as long as its stream.
        intact += now in (None, wanted) or (isinstance(now, bytes) and wanted.startswith(now))
        if process.returncode == 0:
            remove(place)
    outcome = run(*arguments, path)
    left = beside(place)
    same = outcome[0] == 0 and result(place, outcome[1]) == wanted
    report(f"kill -9 at {KILLS} moments of {name}", intact == KILLS and same and not left,
           f"{intact} results whole, the next run ends " +
           ("with the same" if same else f"otherwise: {outcome[2][-200:]}") +
           (f" LEFT {left}" if left else ""))
    remove(place)


def killed():
    for name, (arguments, path) in WHOLE.items():
        if LONG or name not in ("predictions of an adaptation", "a report"):
            killed_writing(name, arguments, path)
    for name, what in GOES_ON.items():
        killed_going_on(name, *what)
    left = sorted(TEMPORARY.iterdir())
    outcome = run(*adapt("--bundle", "model.zip"))
    report("… and what is left among temporary files",
           outcome[0] == 0 and set(TEMPORARY.iterdir()) <= set(left),
           f"{len(left)} of them, which no later run minds or adds to")


def scores(folder):
    return rows_of((ROOM / folder / "results.csv").read_text())


def crashed_campaigns():
    campaign = ["campaign", "grid.json", "--quiet", "--threads", "2", "--out"]
    timed(*campaign, "wanted")
    wanted = scores("wanted")
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
    report("a worker of a campaign crashes",
           killed == 2 and outcome[0] == 0 and scores("crash") == wanted,
           f"{killed} killed, {len(wanted)} scores, the same as without")
    for when, name in ((0, "1970"), (4102444800, "2100")):
        for path in (ROOM / "crash").rglob("*"):
            os.utime(path, (when, when))
        outcome = run(*campaign, "crash")
        report(f"the clock jumps: a campaign's files are of {name}",
               outcome[0] == 0 and scores("crash") == wanted, "goes on, the same scores")


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
    if SANITIZED:
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


def idle_since(process):
    """The processor time of a process that sleeps; none of one that waits for a processor."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return fields[11:13] if fields[0] == "S" else None


def opens(process):
    """Whether the window has a screen and then, all read, waits for somebody, within a minute."""
    for _ in range(240 if SANITIZED else 60):
        try:
            before = idle_since(process)
            time.sleep(1)
            maps = Path(f"/proc/{process.pid}/maps").read_text()
            if "libqoffscreen" in maps and before and idle_since(process) == before:
                return process.poll() is None
        except (OSError, IndexError):
            return False
    return False


def alive(processes):
    """Whether all windows open and none of them ends by itself."""
    fine = all([opens(process) for process in processes])
    fine = fine and all(process.poll() is None for process in processes)
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
    assert os.access(WINDOW, os.X_OK), WINDOW
    config = HOME / ".config"
    for damage in (b"", b"[General]\nwindow=@ByteArray(\xff\xfe\x00garbage", b"\x00" * 5000):
        for path in ("Footbridge/Footbridge.conf", "footbridge/footbridge.conf", "Footbridge.conf"):
            (config / path).parent.mkdir(parents=True, exist_ok=True)
            (config / path).write_bytes(damage)
        report(f"settings of {len(damage)} damaged bytes", alive([start(program=WINDOW)]),
               "the window opens")
    session = ROOM / "work.footbridge"
    for name, text in (("no session", "garbage"), ("cut short", '{"format": "footbridge-session/1", "so'),
                       ("tables gone", json.dumps({"format": "footbridge-session/1",
                                                   "sources": [{"path": "/gone.csv"}]}))):
        session.write_text(text)
        fine = alive([start(session, program=WINDOW)])
        report(f"a session that is damaged: {name}", fine and session.read_text() == text,
               "the window opens, the file stays")
    whole = json.dumps({"format": "footbridge-session/1",
                        "sources": [{"path": str(ROOM / "source.csv"), "roles": {"response": "time"}}],
                        "target": {"path": str(ROOM / "target.csv"), "roles": {"response": "time"}}})
    session.write_text(whole)
    fine = alive([start(session, program=WINDOW), start(session, program=WINDOW)])
    report("two windows on one session", fine and session.read_text() == whole,
           "both open, the file stays")
    process = start(session, program=WINDOW)
    opened = opens(process)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    report("a window is killed and opened again",
           opened and alive([start(session, program=WINDOW)]) and session.read_text() == whole,
           "it opens, the file stays")


def main():
    try:
        prepare()
        changed_while_read()
        read_only()
        no_space()
        killed()
        crashed_campaigns()
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
