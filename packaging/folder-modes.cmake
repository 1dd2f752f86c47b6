# SPDX-License-Identifier: GPL-3.0-or-later
# Run by cpack before it packs: folders are open to everyone, whatever the packer's umask made of them.
file(GLOB top ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/*)
file(CHMOD_RECURSE ${top} DIRECTORY_PERMISSIONS
     OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
