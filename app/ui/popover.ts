// React 18 does not know the popover attributes by their camel-case names, so they go in as HTML spells them.

/** Attributes of a button that opens the popover of this id. */
export function getPopoverOpenProps(id: string) {
  return { popovertarget: id };
}

/** Attributes of a button that closes it. */
export function getPopoverCloseProps(id: string) {
  return { popovertarget: id, popovertargetaction: "hide" };
}

/** Attributes of the popover itself: closed by Escape or a click outside. */
export const POPOVER_PROPS = { popover: "auto" };
