import { insertSignIn } from "./account";
import { type Client, ORIGIN, createClient } from "./client";
import type { FoundForm } from "./crawl-forms";
import { runLimitsQuery, select } from "./database";

/** More than an index holds, and more than any column of text that a person writes. */
const LENGTHS = [3000, 300_000];
/** An address of this site as a parameter of another, encoded. */
const LOCATION_MAX = 4000;

export interface Person {
  client: Client;
  /** The account; undefined for a visitor. */
  id?: string;
}

export interface Attack {
  person: Person;
  form: FoundForm;
}

/** With an address and a session of its own, so that what one form did doesn’t refuse the next form. */
async function createBrowser({ client, id }: Person): Promise<Client> {
  runLimitsQuery("delete from rate_limits");
  const browser = await createClient();
  for (const [name, value] of client.cookies) browser.cookies.set(name, value);
  const isThere = id && select("select id from users where id = ?", [id]).length > 0;
  if (isThere) browser.cookies.set("session", await insertSignIn(id));
  return browser;
}

/** What is wrong with the answers to a form, each with a long text in one of its fields. */
export async function attack({ person, form }: Attack): Promise<string[]> {
  const browsers = [await createBrowser(person)];
  // A form whose session has ended is kept.
  if (form.fields.some(([name]) => name === "formKey"))
    browsers.push(await createBrowser({ client: await createClient() }));
  const problems: string[] = [];
  for (const index of form.fields.keys())
    for (const length of LENGTHS)
      for (const browser of browsers) {
        const problem = await sendLong(browser, form, index, length);
        if (problem) problems.push(problem);
      }
  return problems;
}

async function sendLong(browser: Client, form: FoundForm, index: number, length: number) {
  const fields = form.fields.map(([name, value], at): [string, string] => {
    if (at !== index) return [name, value];
    return [name, value + (value.startsWith("/") ? "?q=" : "") + "a".repeat(length)];
  });
  const { status, headers } = await browser.send(form.action, {
    method: "POST",
    headers: { Origin: ORIGIN },
    body: new URLSearchParams(fields),
  });
  const location = headers.get("Location") ?? "";
  return status >= 500 || location.length > LOCATION_MAX
    ? `${form.routeId} ${fields[index]?.[0]} of ${length}: ${status}, Location ${location.length}`
    : null;
}
