/** The name in the dialog of the list, which labels it. */
export const DIALOG_NAME_ID = "mentor-dialog-name";
