import { onClick } from "./on-click";
import { parsePage } from "./parse-page";
import { readAccount } from "./restored-page";

const WORKER = "/card-worker.js";
const CACHE_PREFIX = "card:";
/** The pages whose card this browser's person doesn't want kept. */
const REFUSED_KEY = "cards-not-kept";
/** When kept cards were last compared with the server's. */
const UPDATED_KEY = "cards-updated-at";
const UPDATE_INTERVAL_MS = 60_000;
/** Pages on which something on a card can have changed. */
const CHANGING_PAGES = /^\/(?:plans|stories)(?:\/|$)/;

/** Besides the page, its cache has this: until when it is kept, and for whom. */
interface About {
  until: string;
  account: string;
}

const getAboutPath = (path: string) => `${path}/kept.json`;

/** Keeps the card on this page for use without a network, and lets its buttons change that. */
export async function enhanceCard(card: HTMLElement): Promise<void> {
  const { card: path = "" } = card.dataset;
  if (!canKeep() || location.pathname !== path) return;
  removeAtSignOut();
  onClick("[data-card-remove]", () => {
    setRefused(path, true);
    void removeCard(path).then(() => showKept(false));
  });
  onClick("[data-card-keep]", () => {
    setRefused(path, false);
    void keepCard(path).then(showKept);
  });
  showKept(!listRefused().includes(path) && (await keepCard(path)));
}

const canKeep = () => "serviceWorker" in navigator && "caches" in window;

async function keepCard(path: string): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(WORKER, { scope: path });
    const response = await fetchCard(path);
    return response.ok && (await storeCard(path, response));
  } catch {
    // Without a network what was kept before is still there.
    return (await caches.open(CACHE_PREFIX + path)).match(path).then(Boolean);
  }
}

const OFFLINE_NOTE = "You are offline: sign out when you are back.";

/** The page to show without a network, which signing out and the links to other pages need. */
async function prepareForOffline(page: Response): Promise<Response> {
  const html = await page.text();
  const toPage = /(<a\b[^>]*?) href="\/[^"]*"/g;
  const form = /<form[^>]*action="\/logout"[^>]*>.*?<\/form>/gs;
  const note = `<p class="menu-item">${OFFLINE_NOTE}</p>`;
  const headers = new Headers(page.headers);
  // Of what was sent over the network.
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  return new Response(html.replace(form, note).replace(toPage, "$1 data-needs-network"), {
    headers,
  });
}

const fetchCard = (path: string) =>
  fetch(path, { headers: { Accept: "text/html" }, redirect: "manual" });

/** Stores the page with its files; false if its card isn't to be kept. */
async function storeCard(path: string, response: Response): Promise<boolean> {
  const page = await parsePage(response.clone());
  const until = page.querySelector<HTMLElement>("[data-kept-until]")?.dataset.keptUntil;
  if (!until) return false;
  const cache = await caches.open(CACHE_PREFIX + path);
  const about: About = { until, account: readAccount(page) };
  await cache.put(path, await prepareForOffline(response));
  await cache.addAll(listFiles(page));
  await cache.put(getAboutPath(path), Response.json(about));
  return true;
}

/** The styles, fonts and icons that the page names. */
function listFiles(page: Document): string[] {
  const links = page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet], link[rel=preload]");
  return [...new Set([...links].map(({ href }) => href))];
}

function showKept(isKept: boolean): void {
  setHidden("[data-card-kept]", !isKept);
  setHidden("[data-card-removed]", isKept);
}

function setHidden(selector: string, isHidden: boolean): void {
  const note = document.querySelector<HTMLElement>(selector);
  if (note) note.hidden = isHidden;
}

function removeAtSignOut(): void {
  document.addEventListener("submit", (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || new URL(target.action).pathname !== "/logout")
      return;
    if (navigator.onLine) {
      void removeCardsThat(() => true);
      return;
    }
    event.preventDefault();
    sayOffline(target);
  });
}

/** Below the button, once. */
function sayOffline(form: HTMLFormElement): void {
  const note = form.querySelector("output") ?? document.createElement("output");
  note.className = "menu-item";
  form.append(note);
  note.textContent = OFFLINE_NOTE;
}

/**
 * Removes cards that are not to be kept any longer: of a day that is over, and of anybody but the person whose page
 * this is. Signing out removes them all. The others are updated.
 */
export async function removeOldCards(): Promise<void> {
  if (!canKeep()) return;
  removeAtSignOut();
  const account = readAccount(document);
  // A page without a header doesn't say whose it is.
  if (!account && !document.querySelector("header a[href='/login']")) return;
  await removeCardsThat(
    (about) => about.account !== account || Date.now() >= Date.parse(about.until),
  );
  if (!isUpdateDue()) return;
  localStorage.setItem(UPDATED_KEY, String(Date.now()));
  for (const path of await listKept()) await updateCard(path);
}

const isUpdateDue = () =>
  CHANGING_PAGES.test(location.pathname) ||
  Date.now() - Number(localStorage.getItem(UPDATED_KEY)) >= UPDATE_INTERVAL_MS;

/** Replaces a kept card by what the server has now, and removes it if that has none. */
async function updateCard(path: string): Promise<void> {
  // The card's own page keeps it anew.
  if (location.pathname === path && document.querySelector("[data-kept-until]")) return;
  try {
    const response = await fetchCard(path);
    if (!(await caches.has(CACHE_PREFIX + path))) return;
    const isGone = response.type === "opaqueredirect" || [404, 410].includes(response.status);
    if (isGone || (response.ok && !(await storeCard(path, response)))) await removeCard(path);
  } catch {
    // Without a network nothing changes.
  }
}

const listKept = async () =>
  (await caches.keys())
    .filter((name) => name.startsWith(CACHE_PREFIX))
    .map((name) => name.slice(CACHE_PREFIX.length));

async function removeCardsThat(isOld: (about: About) => boolean): Promise<void> {
  for (const path of await listKept()) {
    const about = await (await caches.open(CACHE_PREFIX + path)).match(getAboutPath(path));
    if (!about || isOld((await about.json()) as About)) await removeCard(path);
  }
}

async function removeCard(path: string): Promise<void> {
  await caches.delete(CACHE_PREFIX + path);
  const registration = await navigator.serviceWorker.getRegistration(path);
  if (registration && new URL(registration.scope).pathname === path)
    await registration.unregister();
}

const listRefused = (): string[] => JSON.parse(localStorage.getItem(REFUSED_KEY) ?? "[]");

function setRefused(path: string, isRefused: boolean): void {
  const others = listRefused().filter((each) => each !== path);
  localStorage.setItem(REFUSED_KEY, JSON.stringify(isRefused ? [...others, path] : others));
}
