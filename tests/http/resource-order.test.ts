import { expect, test } from "vitest";
import { createClient } from "../support/client";

// Over HTTP/1.1 a browser loads six files of a server at once, in the order of the document; the first paint waits for
// the style sheets alone.

const RESOURCE = /<(?:link rel="(?:stylesheet|preload)"|script type="module" src=)[^>]*>/g;

function listKinds(html: string): string[] {
  return [...html.matchAll(RESOURCE)]
    .filter(([element]) => !element.includes("media="))
    .map(([element]) => (element.includes("stylesheet") ? "style sheet" : "other"));
}

test.each(["/", "/about", "/nowhere"])("%s names its style sheets first", async (path) => {
  const client = await createClient();
  const [head = "", body = ""] = (await (await client.get(path)).text()).split("<body");
  const kinds = listKinds(head);
  // Two fonts, and the icons.
  expect(kinds.slice(0, -3).length).toBeGreaterThan(1);
  expect(kinds.slice(0, -3)).not.toContain("other");
  expect(kinds.slice(-3)).toEqual(["other", "other", "other"]);
  // The script of all pages, and the colors of the accents nobody has chosen.
  expect(listKinds(body).slice(-2)).toEqual(["other", "style sheet"]);
});

test("who has chosen an accent gets its colors before the page", async () => {
  const client = await createClient();
  const readHead = async () => (await (await client.get("/about")).text()).split("<body")[0] ?? "";
  const before = listKinds(await readHead());
  await client.post("/preferences", { accent: "matrix" });
  expect(listKinds(await readHead())).toEqual(["style sheet", ...before]);
});
