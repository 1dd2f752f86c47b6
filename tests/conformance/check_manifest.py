# SPDX-License-Identifier: GPL-3.0-or-later
"""check_manifest.py SCHEMA MANIFEST — prints what the schema objects to, nothing when it fits."""
import json
import sys

import jsonschema

schema, manifest = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:])
jsonschema.Draft202012Validator.check_schema(schema)
for error in jsonschema.Draft202012Validator(schema).iter_errors(manifest):
    print(error.json_path, error.message[:200])
