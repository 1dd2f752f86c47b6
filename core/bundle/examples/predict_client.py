# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks a running `footbridge-cli predict MODEL.zip --serve --socket PATH` for the rows of a CSV file:

    python3 predict_client.py PATH ROWS.csv

Needs nothing but Python. The file holds the model's features by name; other columns do no harm. An
empty cell is a missing value. Answers come in the order of the questions.
"""
import csv
import json
import socket
import sys
import threading

if len(sys.argv) != 3:
    sys.exit("usage: predict_client.py SOCKET ROWS.csv")
connection = socket.socket(socket.AF_UNIX)
connection.connect(sys.argv[1])


def ask():
    """Sends all rows while the answers are read, so that neither side waits for the other."""
    with open(sys.argv[2], encoding="utf-8-sig", newline="") as file, connection.makefile(
        "w", encoding="utf-8"
    ) as questions:
        for number, row in enumerate(csv.DictReader(file)):
            question = {"id": number, "features": {name: text or None for name, text in row.items()}}
            questions.write(json.dumps(question) + "\n")
    connection.shutdown(socket.SHUT_WR)


threading.Thread(target=ask, daemon=True).start()
print("prediction,lower,upper")
for line in connection.makefile(encoding="utf-8"):
    answer = json.loads(line)
    if "error" in answer:
        sys.exit(f"row {answer['id']}: {answer['error']}")
    values = [answer["response"], answer["lower"], answer["upper"]]
    print(",".join("" if value is None else repr(value) for value in values))
