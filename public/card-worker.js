// Answers for one page: the card of a job interview, at the address that is its scope. The page's script keeps it
// (app/browser/kept-card.ts); this shows it while there is no network.
const path = new URL(self.registration.scope).pathname;
const CACHE = `card:${path}`;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && url.pathname === path && url.search === "")
    event.respondWith(answerCard(request));
  else if (
    request.destination === "style" ||
    request.destination === "font" ||
    request.destination === "image"
  )
    event.respondWith(answerFile(request));
});

async function answerCard(request) {
  try {
    const response = await fetch(request);
    // Signed out, or deleted: what was kept goes too.
    if (response.type === "opaqueredirect" || response.status === 404) await removeCard();
    return response;
  } catch (error) {
    const response = await findKept(request);
    if (response) return response;
    throw error;
  }
}

async function answerFile(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const response = await findKept(request);
    if (response) return response;
    throw error;
  }
}

/** From the day after the interview on, nothing is kept. */
async function findKept(request) {
  const cache = await caches.open(CACHE);
  const about = await cache.match(`${path}/kept.json`);
  if (about && Date.now() < Date.parse((await about.json()).until)) return cache.match(request);
  await removeCard();
  return undefined;
}

async function removeCard() {
  await caches.delete(CACHE);
  await self.registration.unregister();
}
