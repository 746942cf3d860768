import { setTimeout as pause } from "node:timers/promises";
import { ORIGIN, type Client } from "./client";
import { isOnPostgres } from "./postgres-sync";

/**
 * Sends a form whose body arrives only after something else has happened, when the server has
 * already identified the sender.
 */
export async function postAfter(
  client: Client,
  path: string,
  fields: Record<string, string>,
  beforeBody: () => Promise<unknown>,
): Promise<Response> {
  const bytes = new TextEncoder().encode(new URLSearchParams(fields).toString());
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        // By then, the server has also read what it reads before the form.
        if (isOnPostgres) await pause(200);
        await beforeBody();
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: {
      Origin: ORIGIN,
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": String(bytes.length),
    },
    body,
    duplex: "half",
  };
  return client.send(path, init);
}
