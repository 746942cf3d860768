import { type FieldValues, readFields, writeFields } from "./field-values";
import { readAccount } from "./restored-page";

interface KeptResult {
  result: string;
  fields: FieldValues;
  /** Restored for this account only: the next person on a shared device must not see it. */
  account: string;
}

/**
 * Keeps what a form came back with in the page's entry of the history. After Back or a reload the server sends the page
 * without it, as it stores neither the text nor what it found there.
 */
export function keepResult(): void {
  const place = document.querySelector("[data-keep-result]");
  if (!place) return;
  if (!place.hasChildNodes()) restore(place);
  if (!place.hasChildNodes()) return;
  const keep = () => {
    const kept: KeptResult = {
      result: place.innerHTML,
      fields: readFields(document),
      account: readAccount(document),
    };
    history.replaceState(kept, "");
  };
  keep();
  document.addEventListener("change", keep);
}

function restore(place: Element): void {
  const kept: Partial<KeptResult> | null = history.state;
  if (!kept?.result || !kept.fields || kept.account !== readAccount(document)) return;
  place.innerHTML = kept.result;
  writeFields(document, kept.fields);
}
