import type { Client } from "./client";
import type { HtmlElement } from "./html";
import { openMain } from "./page";

/** The next step of a page. */
export async function readNextStep(client: Client, path: string) {
  return toNextStep(await openMain(client, path));
}

export function toNextStep(main: HtmlElement) {
  const card = main.getByRole("region", "Your next step");
  const [title = ""] = card.allByRole("heading").map(({ text }) => text);
  return { card, title, links: card.links() };
}

/** Sends the form of a button of the card: “Not for me”, “Undo”. */
export async function press(
  client: Client,
  card: HtmlElement,
  button: string | RegExp,
): Promise<Response> {
  const element = card.getByRole("button", button);
  const form = element.closest("form");
  return client.post(form.attribute("action") ?? "", {
    ...Object.fromEntries(form.formEntries()),
    intent: element.attribute("value") ?? "",
  } as Record<string, string>);
}
