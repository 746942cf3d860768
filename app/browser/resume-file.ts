import { sendForm } from "./swap";

const INPUT = "input[data-resume-file]";

/** A resume is read as soon as its file is chosen, or dropped anywhere on the form. */
export function enhanceResumeFile(): void {
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(INPUT)) send(target);
  });
  document.addEventListener("dragover", (event) => {
    if (findInput(event)) event.preventDefault();
  });
  document.addEventListener("drop", (event) => {
    const input = findInput(event);
    const files = event.dataTransfer?.files;
    if (!input || !files) return;
    event.preventDefault();
    input.files = files;
    send(input);
  });
}

/** The field of the form that a file is dragged over. */
function findInput({ target, dataTransfer }: DragEvent): HTMLInputElement | null {
  const isFile = dataTransfer?.types.includes("Files");
  const form = isFile && target instanceof Element ? target.closest("form") : null;
  return form?.querySelector<HTMLInputElement>(INPUT) ?? null;
}

function send({ form, files, dataset }: HTMLInputElement): void {
  const file = files?.[0];
  if (!form || !file) return;
  const isTooLarge = file.size > Number(dataset.maxBytes);
  form.querySelector("[data-swap-error]")?.toggleAttribute("hidden", !isTooLarge);
  if (isTooLarge) return;
  const button = form.querySelector<HTMLButtonElement>("button[data-read-file]");
  void sendForm(form, new FormData(form, button), button);
}
