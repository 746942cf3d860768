import { expect, test } from "vitest";
import { createClient } from "../support/client";

// Over HTTP/1.1 a browser loads six files of a server at once, in the order of the document; the first paint waits for
// the style sheets alone.

const RESOURCE = /<(?:link rel="(?:stylesheet|preload)"|script src=)[^>]*>/g;

test.each(["/", "/about", "/nowhere"])("%s names its style sheets first", async (path) => {
  const client = await createClient();
  const html = await (await client.get(path)).text();
  const kinds = [...html.matchAll(RESOURCE)]
    .filter(([element]) => !element.includes("media="))
    .map(([element]) => (element.includes("stylesheet") ? "style sheet" : "other"));
  expect(kinds.slice(0, -3).length).toBeGreaterThan(1);
  expect(kinds.slice(0, -3)).not.toContain("other");
  expect(kinds.slice(-3)).toEqual(["other", "other", "other"]);
});
