# SPDX-License-Identifier: GPL-3.0-or-later
# Configures and builds the fuzzers; cmake -DSOURCE= -DBINARY= -DCOMPILER= -DLAUNCHER= -P build.cmake
# With -DSECONDS=N each of them then runs as long, one after the other.
function(run)
    execute_process(COMMAND ${ARGV} RESULT_VARIABLE code)
    if(NOT code EQUAL 0)
        message(FATAL_ERROR "This fails: ${ARGV}")
    endif()
endfunction()
run(${CMAKE_COMMAND} -S ${SOURCE} -B ${BINARY} -G Ninja -DCMAKE_CXX_COMPILER=${COMPILER}
    -DCMAKE_CXX_COMPILER_LAUNCHER=${LAUNCHER})
run(${CMAKE_COMMAND} --build ${BINARY} -j2)
foreach(name archive bundle campaign container csv formats graph log manifest onnx session source store)
    file(MAKE_DIRECTORY ${BINARY}/found-${name})
    if(SECONDS)
        run(${CMAKE_COMMAND} -E env OMP_NUM_THREADS=1 ${BINARY}/${name}_fuzz
            -max_total_time=${SECONDS} -timeout=10 -rss_limit_mb=4096 -print_final_stats=1
            -artifact_prefix=${BINARY}/${name}- ${BINARY}/found-${name} ${SOURCE}/corpus/${name})
    endif()
endforeach()
