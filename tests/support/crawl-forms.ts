import type { FindRoute } from "../../app/platform/http/find-route";
import type { Client } from "./client";
import type { HtmlElement } from "./html";
import { readPage } from "./page";

type Field = [name: string, value: string];

/** A form as a browser would send it with one of its buttons. */
export interface FoundForm {
  action: string;
  routeId: string;
  fields: Field[];
}

/** Pages of one route may have different forms, as of a session that is open and one that has ended. */
const PAGES_OF_A_ROUTE = 2;

/** The forms of all pages that links lead to, one of each route and intent. */
export async function crawlForms(
  client: Client,
  starts: readonly string[],
  findRoute: FindRoute,
): Promise<Map<string, FoundForm>> {
  const queue = [...starts];
  const visited = new Set<string>();
  const pages = new Map<string, number>();
  const forms = new Map<string, FoundForm>();
  for (const path of queue) {
    const routeId = findRoute(getPathname(path)) ?? "";
    const count = pages.get(routeId) ?? 0;
    if (visited.has(path) || (count >= PAGES_OF_A_ROUTE && !starts.includes(path))) continue;
    visited.add(path);
    pages.set(routeId, count + 1);
    const response = await client.get(path);
    const location = response.headers.get("Location");
    if (location?.startsWith("/")) queue.push(location);
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) continue;
    const page = await readPage(response);
    queue.push(...listLinks(page));
    for (const form of listForms(page, path)) {
      const id = findRoute(getPathname(form.action)) ?? "";
      const intent = form.fields.find(([name]) => name === "intent")?.[1] ?? "";
      forms.set(`${id} ${intent}`, { ...form, routeId: id });
    }
  }
  return forms;
}

const getPathname = (path: string) => new URL(path, "http://x").pathname;

function listLinks(page: HtmlElement): string[] {
  return page
    .allByTag("a")
    .map((link) => link.attribute("href")?.split("#")[0] ?? "")
    .filter((href) => /^\/(?!\/)/.test(href));
}

function listForms(page: HtmlElement, path: string): Omit<FoundForm, "routeId">[] {
  return page
    .allByTag("form")
    .filter((form) => form.attribute("method")?.toLowerCase() === "post")
    .flatMap((form) => {
      const action = form.attribute("action") ?? path;
      const fields = fillIn(form);
      const buttons = form.allByTag("button").flatMap((button): Field[] => {
        const name = button.attribute("name");
        return name ? [[name, button.attribute("value") ?? ""]] : [];
      });
      const variants: Field[][] = buttons.length > 0 ? buttons.map((field) => [field]) : [[]];
      return variants.map((button) => ({ action, fields: [...fields, ...button] }));
    });
}

/** What the form sends once each empty field is filled in and something is chosen in each group. */
function fillIn(form: HtmlElement): Field[] {
  const sent = form.formEntries();
  const names = new Set(sent.map(([name]) => name));
  const chosen = form.allByTag("input").flatMap((input): Field[] => {
    const name = input.attribute("name") ?? "";
    if (name === "" || names.has(name)) return [];
    names.add(name);
    return [[name, input.attribute("value") ?? "on"]];
  });
  const options = new Map(
    form.allByTag("select").map((select) => [
      select.attribute("name"),
      select
        .allByTag("option")
        .map((option) => option.attribute("value"))
        .find(Boolean),
    ]),
  );
  const types = new Map(
    form.allByTag("input").map((input) => [input.attribute("name"), input.attribute("type")]),
  );
  return [...sent, ...chosen].map(([name, value]) => [
    name,
    value || (options.get(name) ?? createValue(name, types.get(name))),
  ]);
}

function createValue(name: string, type = "text"): string {
  if (type === "email") return "ana.ruiz@example.com";
  if (type === "number") return "5";
  if (type === "date") return "2030-01-07";
  if (type === "password") return "violin-tractor-moss";
  if (/link|github/i.test(name)) return "https://example.com/ana";
  return "I checked the slow query, measured its plan, and then I added an index.";
}
