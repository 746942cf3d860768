import { expect } from "vitest";
import type { Client } from "./client";
import { HtmlElement } from "./html";

/** A page as served. */
export class Page extends HtmlElement {
  readonly status: number;
  readonly headers: Headers;
  /** Everything that was sent, the data for the browser's scripts included. */
  readonly source: string;

  constructor({ status, headers }: Response, source: string) {
    super(source);
    this.status = status;
    this.headers = headers;
    this.source = source;
  }

  get main(): HtmlElement {
    return this.getByRole("main");
  }

  get title(): string {
    return this.allByTag("title")[0]?.text ?? "";
  }

  /** What the page announces about what was just done: in a live region, to be dismissed. */
  get toasts(): string[] {
    return this.descendants
      .filter((element) => element.attribute("aria-live") === "polite")
      .flatMap(({ children }) => children)
      .filter((child) => child.allByRole("checkbox", "Dismiss").length > 0)
      .map(({ text }) => text);
  }

  /** What a meta element says, by its name or property. */
  meta(name: string): string | undefined {
    const element = this.allByTag("meta").find(
      (each) => (each.attribute("name") ?? each.attribute("property")) === name,
    );
    return element?.attribute("content");
  }
}

export async function readPage(response: Response): Promise<Page> {
  return new Page(response, await response.text());
}

/** A page that must come with this status. */
export async function openPage(client: Client, path: string, status = 200): Promise<Page> {
  const response = await client.get(path);
  expect([path, response.status]).toEqual([path, status]);
  return readPage(response);
}

/** The page that answers a form, which must come with this status. */
export async function postForm(
  client: Client,
  path: string,
  fields: Record<string, string>,
  status = 400,
): Promise<Page> {
  const response = await client.post(path, fields);
  expect([path, response.status]).toEqual([path, status]);
  return readPage(response);
}

/** The main area of a page that must be there. */
export async function openMain(client: Client, path: string): Promise<HtmlElement> {
  return (await openPage(client, path)).main;
}
