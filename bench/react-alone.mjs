// What signed-in pages cost beside React alone: in one process, in turns, a whole request (session, queries, rendering,
// compression) and the rendering of the same elements with the loaders' data at hand. Prints JSON: ms of processor time.
// Usage: DATA_DIR=<empty folder> NODE_ENV=production node bench/react-alone.mjs [requests, default 600]
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "@remix-run/node";
import { createPerson } from "./people.mjs";

const ORIGIN = "http://localhost";
const ROUNDS = 6;
const count = Number(process.argv[2] ?? 600);
const build = await import(pathToFileURL("build/server/index.js").href);
const respond = (url, init) => build.app.fetch(new Request(url, init), {});
const person = await createPerson({ origin: ORIGIN, fetch: respond });

const result = {};
for (const [name, path] of [
  ["profile", "/profile"],
  ["session", person.session],
])
  result[name] = await compare(path);
console.log(JSON.stringify(result));
process.exit(0);

async function compare(path) {
  const url = ORIGIN + path;
  const headers = { Cookie: person.cookie, "Accept-Encoding": "br" };
  const context = await readEntryContext(new Request(url, { headers }));
  const tasks = {
    request: async () => {
      const response = await respond(url, { headers });
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
      await response.arrayBuffer();
    },
    react: async () => build.entry.module.renderPage({ context, url, nonce: "" }, true),
  };
  const costs = { request: [], react: [] };
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [name, task] of Object.entries(tasks)) {
      const before = process.cpuUsage();
      for (let index = 0; index < count / ROUNDS; index += 1) await task();
      const { user, system } = process.cpuUsage(before);
      // The first round warms up.
      if (round > 0) costs[name].push((user + system) / 1000 / (count / ROUNDS));
    }
  const [request, react] = [Math.min(...costs.request), Math.min(...costs.react)];
  return { request, react, ratio: request / react };
}

/** What Remix would render for a request: matches and their data, without the stream of it for the browser. */
async function readEntryContext(request) {
  let entryContext;
  const capture = (_request, _status, _headers, context) => {
    entryContext = context;
    return new Response();
  };
  const entry = { module: { ...build.entry.module, default: capture } };
  const handle = createRequestHandler({ ...build, entry }, "production");
  await handle(request, { client: { ip: "local", requestId: "bench" } });
  const { manifest, routeModules } = entryContext;
  const routes = Object.fromEntries(
    Object.keys(routeModules).map((id) => [id, manifest.routes[id]]),
  );
  return { ...entryContext, manifest: { ...manifest, routes }, serverHandoffStream: undefined };
}
