import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLinks, findLinks } from "./link-check";

const visits: string[] = [];
const server = createServer((request, response) => {
  const path = request.url ?? "";
  visits.push(path);
  if (path === "/silent") return;
  if (path === "/moved") {
    response.writeHead(301, { Location: "/there" }).end();
    return;
  }
  if (path === "/busy") {
    const isFirst = visits.filter((visit) => visit === path).length === 1;
    response.writeHead(isFirst ? 503 : 200).end();
    return;
  }
  const status = { "/gone": 404, "/guarded": 403, "/broken": 500 }[path] ?? 200;
  response.writeHead(status, { "Content-Type": "text/html" }).end("<p>Page</p>");
});
let origin = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("finds each address once, with the files it stands in, and no placeholder", () => {
  const links = findLinks(
    new Map([
      ["a.ts", 'link: "https://www.bls.gov/ooh/", text: "See [the rule](https://www.osha.gov/a)."'],
      [
        "b.md",
        "Read <https://www.bls.gov/ooh/>. Not http://localhost:3000, https://example.com/x, https://api.test/y, `https://a.org/${id}`, http://127.0.0.1/.",
      ],
    ]),
  );
  expect([...links]).toEqual([
    ["https://www.bls.gov/ooh/", ["a.ts", "b.md"]],
    ["https://www.osha.gov/a", ["a.ts"]],
  ]);
});

test("tells which links work, which refuse a script, and which are dead", async () => {
  const paths = ["/there", "/moved", "/busy", "/gone", "/guarded", "/broken", "/silent"];
  const links = new Map(paths.map((path) => [origin + path, ["a.ts"]]));
  links.set("http://127.0.0.1:1/closed", ["b.ts"]);
  const results = await checkLinks(links, { timeoutInSeconds: 0.5 });
  const found = results.map(({ address, state, answer }) => [
    new URL(address).pathname,
    state,
    answer,
  ]);
  expect(found.toSorted()).toEqual([
    ["/broken", "dead", "500"],
    ["/busy", "alive", "200"],
    ["/closed", "dead", expect.any(String)],
    ["/gone", "dead", "404"],
    ["/guarded", "refused", "403"],
    ["/moved", "alive", "200"],
    ["/silent", "dead", "no answer in 0.5 seconds"],
    ["/there", "alive", "200"],
  ]);
  // What was only busy is tried again, what is gone isn't.
  expect(visits.filter((path) => path === "/busy")).toHaveLength(2);
  expect(visits.filter((path) => path === "/gone")).toHaveLength(1);
  expect(results.find(({ address }) => address.endsWith("/closed"))?.files).toEqual(["b.ts"]);
});
