import { type RefObject, useEffect } from "react";

/** Puts the first sentence of a story chosen beside the form into an empty answer, and takes it out with the choice. */
export function useOpening(textareaRef: RefObject<HTMLTextAreaElement>): void {
  useEffect(() => {
    let placed = "";
    const place = (target: EventTarget | null) => {
      const field = textareaRef.current;
      if (!field || !(target instanceof HTMLInputElement) || target.form !== field.form) return;
      // What the person wrote stays.
      if (target.dataset.opening === undefined || field.value.trim() !== placed) return;
      placed = target.dataset.opening.trim();
      field.value = placed === "" ? "" : `${placed} `;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    };
    const handleChange = ({ target }: Event) => place(target);
    document.addEventListener("change", handleChange);
    // Chosen before the script came, or by the server.
    place(document.querySelector("[data-opening]:checked"));
    return () => document.removeEventListener("change", handleChange);
  }, [textareaRef]);
}
