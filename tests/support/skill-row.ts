import type { Client } from "./client";
import type { HtmlElement } from "./html";
import { openMain } from "./page";

/** The row of a skill on the skills tab, with its drawer. */
export async function openSkillRow(client: Client, skill: string): Promise<HtmlElement> {
  const main = await openMain(client, `/profile/skills?skill=${skill}`);
  const row = main.allByRole("listitem").find((item) => item.attribute("id") === skill);
  if (!row) throw new Error(`There is no row of ${skill}.`);
  return row;
}
