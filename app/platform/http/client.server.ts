/** Connection details the server adds before Remix handles the request. */
export interface Client {
  ip: string;
  requestId: string;
}

declare module "@remix-run/node" {
  interface AppLoadContext {
    client?: Client;
  }
}

export const UNKNOWN_IP = "unknown";

const UNKNOWN_CLIENT: Client = { ip: UNKNOWN_IP, requestId: "" };

/** Stock remix-serve passes no client: all requests then share one address for the rate limits. */
export function getClient(context: { client?: Client }): Client {
  return context.client ?? UNKNOWN_CLIENT;
}
