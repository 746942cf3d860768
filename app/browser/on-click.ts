/** Handles clicks on what the selector finds, also on what is added to the page later. */
export function onClick(
  selector: string,
  handle: (element: HTMLElement, event: MouseEvent) => void,
): void {
  document.addEventListener("click", (event) => {
    const { target } = event;
    const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (element) handle(element, event);
  });
}

/** Whether a click opens its link elsewhere: with another button, or with a key. */
export function opensElsewhere({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey;
}
