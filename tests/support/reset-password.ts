import { type Client, createClient } from "./client";
import { listMailTo } from "./database";

/** Asks for a link to a new password, from a browser of its own. */
export const requestReset = async (email: string) => {
  const response = await (await createClient()).post("/forgot-password", { email });
  return {
    response,
    mail: listMailTo(email).findLast(({ subject }) => subject === "Reset your Pathlight password"),
  };
};

/** Opens a link of a mail and the page it leads to. */
export const openLink = async (client: Client, link: string) =>
  client.get((await client.get(link)).headers.get("Location") ?? "");
