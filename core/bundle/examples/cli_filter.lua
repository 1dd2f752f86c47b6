-- SPDX-License-Identifier: GPL-3.0-or-later
-- Slurm's cli_filter (CliFilterPlugins=lua, as cli_filter.lua beside slurm.conf): a job without a
-- time limit gets the one that the model foresees. The user names the features in the comment:
--     sbatch --comment="model:size=100,compiler=gcc" job.sh
-- The program is predict.c compiled with the bundle's model.c; it needs neither Footbridge nor Python.

local program = os.getenv("FOOTBRIDGE_PREDICT") or "/usr/local/libexec/footbridge-predict"
local seconds_per_unit = 1 -- of the model's response
local margin = 1.2         -- above the upper end of the interval, or above the prediction
local shortest, longest = 5, 7 * 24 * 60 -- minutes

-- The upper end of the interval, in the response's unit; nil when the program says none.
local function foreseen(features)
    local command = "'" .. program .. "'"
    for pair in features:gmatch("[^,]+") do
        -- Only what needs no quoting in a shell.
        if not pair:match("^[%w_%.%-%+/:]+=[%w_%.%-%+/:]*$") then return nil end
        command = command .. " '" .. pair .. "'"
    end
    local pipe = io.popen(command .. " 2>/dev/null", "r")
    if not pipe then return nil end
    pipe:read("*l") -- the heading
    local row = pipe:read("*l")
    pipe:close()
    if not row then return nil end
    local prediction, _, upper = row:match("^([^,]*),([^,]*),([^,]*)$")
    return tonumber(upper) or tonumber(prediction)
end

local function given(text)
    return text ~= nil and text ~= "" and text ~= "-2"
end

function slurm_cli_setup_defaults(options, early_pass)
    return slurm.SUCCESS
end

function slurm_cli_pre_submit(options, pack_offset)
    local features = options["comment"] and options["comment"]:match("^model:(.+)$")
    if not features or given(options["time"]) then return slurm.SUCCESS end
    local run_time = foreseen(features)
    -- Not a number is not equal to itself; without a prediction the site's default holds.
    if not run_time or run_time ~= run_time or run_time < 0 then return slurm.SUCCESS end
    local minutes = math.ceil(math.min(run_time * seconds_per_unit * margin / 60, longest))
    options["time"] = string.format("%d", math.max(minutes, shortest))
    slurm.log_info("time limit from the model: %s minutes", options["time"])
    return slurm.SUCCESS
end

function slurm_cli_post_submit(offset, job_id, step_id)
    return slurm.SUCCESS
end
