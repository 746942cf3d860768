import { expect } from "vitest";
import { textOf, type Client } from "./client";

/** A page as served: its HTML, its words, and the part between header and footer. */
export async function openPage(client: Client, path: string) {
  const response = await client.get(path);
  const html = await response.text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return { status: response.status, html, text: textOf(html), main, words: textOf(main) };
}

/** A page that must be there. */
export async function openExistingPage(client: Client, path: string) {
  const page = await openPage(client, path);
  expect([path, page.status]).toEqual([path, 200]);
  return page;
}

/** What every link of a piece of HTML says, and where it leads, in order. */
export function listLinks(html: string): [words: string, to: string][] {
  return [...html.matchAll(/<a (?=[^>]*href="([^"]*)")[^>]*>([\s\S]*?)<\/a>/g)].map(
    ([, to = "", inner = ""]) => [textOf(inner).trim(), to],
  );
}

/** The words of every such element, in order. */
export function listElementTexts(html: string, element: string): string[] {
  return [...html.matchAll(new RegExp(`<${element}[ >][\\s\\S]*?</${element}>`, "g"))].map(
    ([piece]) => textOf(piece).trim(),
  );
}

/** What follows each `opening`, up to the next one. */
export function splitAfter(html: string, opening: string): string[] {
  return html.split(opening).slice(1);
}

/** The fields people fill in. */
export function listFields(html: string): { name: string; type: string; tag: string }[] {
  return [...html.matchAll(/<(input|textarea|select)\b[^>]*>/g)].flatMap(([tag]) => {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
    const name = attribute("name");
    const type = attribute("type") ?? "";
    return name && type !== "hidden" && !/ hidden/.test(tag) ? [{ name, type, tag }] : [];
  });
}
