/** Inserts text like user input, so input listeners run. */
export function insertText(textarea: HTMLTextAreaElement, text: string): void {
  const { selectionEnd, value } = textarea;
  const position = document.activeElement === textarea ? selectionEnd : value.length;
  const space = position > 0 && !/\s$/.test(value.slice(0, position)) ? " " : "";
  textarea.setRangeText(space + text, position, position, "end");
  textarea.dispatchEvent(new Event("input", { bubbles: true }));
}
