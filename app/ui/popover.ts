// React 18 doesn't support the camel-case popover attributes, so they use their HTML names.

/** Attributes of a button that opens the popover with this id. */
export function getPopoverOpenProps(id: string) {
  return { popovertarget: id };
}

/** Attributes of the popover itself: Escape or a click outside closes it. */
export const POPOVER_PROPS = { popover: "auto" };
