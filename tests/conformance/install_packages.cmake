# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the locked packages into a folder of the build; does nothing when they are there.
file(MAKE_DIRECTORY ${TO})
file(COPY ${FROM}/package.json ${FROM}/package-lock.json ${FROM}/run_onnx.mjs DESTINATION ${TO})
file(SHA256 ${FROM}/package-lock.json wanted)
set(installed "")
if(EXISTS ${TO}/installed)
    file(READ ${TO}/installed installed)
endif()
if(installed STREQUAL wanted)
    return()
endif()
execute_process(COMMAND ${NPM} ci --ignore-scripts --no-audit --no-fund
                WORKING_DIRECTORY ${TO} RESULT_VARIABLE failed)
if(failed)
    message(FATAL_ERROR "npm could not install the locked packages")
endif()
file(WRITE ${TO}/installed ${wanted})
