/** Where the cards are side by side (assessment/interest-deck.css). */
const PHONE = matchMedia("(width < 47.5rem)");
/** As long as a chosen row takes to fill. */
const FILL_MS = 150;

/** Cards of which a choice brings the next one; a swipe, Tab and the arrow keys work without this. */
export function enhanceDeck(deck: HTMLElement): void {
  const strip = deck.querySelector<HTMLElement>("[data-deck-cards]");
  const undo = deck.querySelector<HTMLButtonElement>("[data-deck-undo]");
  const place = deck.querySelector("[data-deck-place]");
  const progress = deck.querySelector("progress");
  const offline = deck.querySelector<HTMLElement>("[data-deck-offline]");
  const cards = [...deck.querySelectorAll<HTMLElement>("[data-choice-row]")];
  const form = deck.closest("form");
  if (!strip || !undo || !place || !progress || !offline || !form) return;

  let values = cards.map(readValue);
  const changes: { index: number; before: string | null }[] = [];

  const getShown = () => Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth));
  const showPlace = () => {
    progress.value = getShown() + 1;
    place.textContent = `${getShown() + 1} of ${cards.length}`;
    showContinue(form, cards, getShown());
  };
  const scrollTo = (index: number, behavior?: ScrollBehavior) =>
    strip.scrollTo({ left: index * strip.clientWidth, ...(behavior ? { behavior } : {}) });
  const goTo = (index: number) => {
    scrollTo(index);
    const radios = cards[index]?.querySelectorAll<HTMLInputElement>("input");
    const radio = [...(radios ?? [])].find(({ checked }) => checked) ?? radios?.[0];
    radio?.focus({ preventScroll: true });
  };
  /** The next one without an answer; after the last one those that were left out. */
  const goOn = (from: number) => {
    const open = cards.flatMap((card, index) => (readValue(card) === null ? index : []));
    const next = open.find((index) => index > from) ?? open[0];
    if (next !== undefined) goTo(next);
    else form.querySelector<HTMLElement>("[data-continue]")?.focus();
  };
  const goOnSoon = (target: EventTarget | null) => {
    const index = cards.findIndex((card) => target instanceof Node && card.contains(target));
    if (PHONE.matches && index >= 0) setTimeout(() => goOn(index), FILL_MS);
  };

  strip.addEventListener("change", ({ target }) => {
    const index = cards.findIndex((card) => target instanceof Node && card.contains(target));
    const card = cards[index];
    if (!card) return;
    if (changes.at(-1)?.index !== index) changes.push({ index, before: values[index] ?? null });
    values[index] = readValue(card);
    undo.disabled = false;
    showContinue(form, cards, getShown());
  });
  // A press: arrow keys choose too, and stay.
  strip.addEventListener("click", ({ target, detail }) => {
    if (detail > 0 && target instanceof HTMLInputElement) goOnSoon(target);
  });
  strip.addEventListener("keydown", ({ key, target }) => {
    if (/^[1-5]$/.test(key)) goOnSoon(target);
  });
  undo.addEventListener("click", () => {
    const last = changes.pop();
    if (!last) return;
    for (const radio of cards[last.index]?.querySelectorAll<HTMLInputElement>("input") ?? [])
      radio.checked = radio.value === last.before;
    values[last.index] = last.before;
    // Those who count the answers hear of it.
    document.dispatchEvent(new Event("change"));
    showContinue(form, cards, getShown());
    goTo(last.index);
    undo.disabled = changes.length === 0;
  });
  strip.addEventListener("scroll", showPlace, { passive: true });
  keepOffline(form, offline);
  const start = () => {
    values = cards.map(readValue);
    scrollTo(Math.max(0, values.indexOf(null)), "instant");
    showPlace();
  };
  start();
  // With what the browser filled in again.
  addEventListener("pageshow", start);
}

/** Continue is there on the last card, and once all have an answer; before that the rest can be skipped. */
function showContinue(form: HTMLFormElement, cards: readonly HTMLElement[], shown: number): void {
  const hasMore = shown < cards.length - 1 && cards.some((card) => readValue(card) === null);
  form.toggleAttribute("data-deck-open", hasMore);
}

/** Without a connection the form stays as it is, and says so. */
function keepOffline(form: HTMLFormElement, message: HTMLElement): void {
  form.addEventListener("submit", (event) => {
    message.hidden = navigator.onLine;
    if (!navigator.onLine) event.preventDefault();
  });
  addEventListener("online", () => {
    message.hidden = true;
  });
}

function readValue(card: HTMLElement): string | null {
  return card.querySelector<HTMLInputElement>("input:checked")?.value ?? null;
}
