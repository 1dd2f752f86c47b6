# SPDX-License-Identifier: GPL-3.0-or-later
include(GNUInstallDirs)

foreach(program footbridge-cli footbridge)
    if(TARGET ${program})
        install(TARGETS ${program} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    endif()
endforeach()
install(FILES resources/example/source.csv resources/example/target.csv
              resources/example/README.md
        DESTINATION ${CMAKE_INSTALL_DATADIR}/footbridge/example)
install(DIRECTORY ${CMAKE_BINARY_DIR}/share/footbridge/help DESTINATION ${CMAKE_INSTALL_DATADIR}/footbridge)
install(FILES packaging/footbridge.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES packaging/footbridge.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES packaging/footbridge-session.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES packaging/footbridge-cli.1 packaging/footbridge.1
        DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES resources/icons/footbridge.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(FILES packaging/copyright README.md DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/footbridge)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME footbridge)
set(CPACK_PACKAGE_VENDOR "Footbridge")
set(CPACK_PACKAGE_CONTACT "Footbridge <footbridge@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY ${PROJECT_DESCRIPTION})
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Without it Torch computes with the reference BLAS, which is seven times slower.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libopenblas0-serial, fonts-dejavu-core")
# The words that Qt itself brings, such as the names of keys, in the user's language, and the
# characters of Japanese and Chinese.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, fonts-noto-cjk")
include(CPack)
