import { ORIGIN, type Client } from "./client";
import { readPage } from "./page";

/** Makes a link to a session's report and returns its path and query. */
export async function createShareLink(
  client: Client,
  session: string,
  parts: Record<string, string>,
): Promise<string> {
  const form = { intent: "make", days: "7", ...parts };
  const page = await readPage(await client.post(`${session}/share`, form));
  const prefix = `${ORIGIN}/shared-report?key=`;
  const field = page.main.allByRole("textbox").find(({ value }) => value.startsWith(prefix));
  if (page.status !== 201 || !field) throw new Error(`No link was made: ${page.status}`);
  return field.value.slice(ORIGIN.length);
}
