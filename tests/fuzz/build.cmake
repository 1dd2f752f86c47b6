# SPDX-License-Identifier: GPL-3.0-or-later
# Configures and builds the fuzzers; cmake -DSOURCE= -DBINARY= -DCOMPILER= -DLAUNCHER= -P build.cmake
function(run)
    execute_process(COMMAND ${ARGV} RESULT_VARIABLE code)
    if(NOT code EQUAL 0)
        message(FATAL_ERROR "The fuzzers cannot be built")
    endif()
endfunction()
run(${CMAKE_COMMAND} -S ${SOURCE} -B ${BINARY} -G Ninja -DCMAKE_CXX_COMPILER=${COMPILER}
    -DCMAKE_CXX_COMPILER_LAUNCHER=${LAUNCHER})
run(${CMAKE_COMMAND} --build ${BINARY} -j2)
foreach(name archive bundle campaign csv formats graph log manifest onnx session source store)
    file(MAKE_DIRECTORY ${BINARY}/found-${name})
endforeach()
