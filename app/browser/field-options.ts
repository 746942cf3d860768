import { listJobNames, normalizeName } from "~/person-context/job-name";

const FIELD = "input[data-options]:not([list])";

/** As HTML, from the server. */
interface KnownJob {
  hint: string;
  aside: string;
}

let shownFirst: KnownJob | undefined;

/** Suggests the texts of a list, which is loaded once the field is used. Any other text may be entered, too. */
export function enhanceFieldOptions(): void {
  document.addEventListener("focusin", ({ target }) => addOptionsTo(target));
  // A field may have had the focus before this ran.
  addOptionsTo(document.activeElement);
  document.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches("[data-known-job]"))
      void showKnownJob(target);
  });
}

function addOptionsTo(target: EventTarget | null): void {
  if (target instanceof HTMLInputElement && target.matches(FIELD)) void addOptions(target);
}

async function addOptions(input: HTMLInputElement): Promise<void> {
  const list = document.createElement("datalist");
  list.id = `${input.id}-options`;
  input.after(list);
  input.setAttribute("list", list.id);
  try {
    const texts = await fetchJson<string[]>(input.dataset.options ?? "");
    list.append(...texts.map((text) => new Option(text)));
  } catch (error) {
    console.warn("Suggestions could not be loaded.", error);
  }
}

/** What is known of the occupation that was chosen or typed: below the field, and beside the form. */
async function showKnownJob(input: HTMLInputElement): Promise<void> {
  const job = input.value;
  const names = listJobNames(job);
  const option = [...(input.list?.options ?? [])].find(({ value }) =>
    names.includes(normalizeName(value)),
  );
  const hint = document.getElementById(input.getAttribute("aria-describedby")?.split(" ")[0] ?? "");
  const aside = document.querySelector("[data-job-aside]");
  if (!hint || !aside) return;
  shownFirst ??= { hint: hint.innerHTML, aside: aside.innerHTML };
  const show = (known: KnownJob) => {
    hint.innerHTML = known.hint;
    aside.innerHTML = known.aside;
  };
  if (!option) return show(shownFirst);
  try {
    const url = `${input.dataset.options}?${new URLSearchParams({ name: option.value })}`;
    const known = await fetchJson<KnownJob | null>(url);
    if (input.value === job) show(known ?? shownFirst);
  } catch (error) {
    console.warn("The occupation could not be loaded.", error);
  }
}

async function fetchJson<Value>(url: string): Promise<Value> {
  return (await (await fetch(url)).json()) as Value;
}
