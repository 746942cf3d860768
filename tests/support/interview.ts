import type { Client } from "./client";

/** Starts a session and returns its address. */
export async function startSession(
  client: Client,
  card = "databases",
  mode = "practice",
): Promise<string> {
  const response = await client.post("/interview", { card, mode });
  return response.headers.get("Location") ?? "";
}

/** The hidden fields of the question a page asks, as its form would send them. */
export async function readQuestionFields(
  client: Client,
  page: string,
): Promise<Record<string, string>> {
  const html = await (await client.get(page)).text();
  const value = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  return Object.fromEntries(
    ["questionId", "attempt", "part", "writer", "base", "revision"].map((name) => [
      name,
      value(name),
    ]),
  );
}

/** What stands in the answer field of a page. */
export async function readAnswerText(client: Client, page: string): Promise<string> {
  const html = await (await client.get(page)).text();
  return (/<textarea[^>]*name="answer"[^>]*>([^<]*)</.exec(html)?.[1] ?? "").replace(/^\n/, "");
}
