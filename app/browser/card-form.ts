import { onClick } from "./on-click";

/** Lets the buttons beside questions to ask put one into the first empty field, else into the last. */
export function enhanceCardForm(form: HTMLElement): void {
  onClick("[data-use-question]", ({ dataset }) => {
    const fields = [...form.querySelectorAll<HTMLInputElement>("input[name^=ask]")];
    const field = fields.find(({ value }) => value === "") ?? fields.at(-1);
    if (!field) return;
    field.value = dataset.useQuestion ?? "";
    field.focus();
  });
}
