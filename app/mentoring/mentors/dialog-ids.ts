/** The list's dialog, and the name in it that labels it. */
export const DIALOG_ID = "mentor-dialog";
export const DIALOG_NAME_ID = "mentor-dialog-name";
