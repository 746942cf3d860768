/** Connection details the server adds before Remix handles the request. */
export interface Client {
  ip: string;
  requestId: string;
}

declare module "@remix-run/node" {
  interface AppLoadContext {
    client?: Client;
    /** The not-found page is stored: a page needn't be rendered to say the same, but says so here. */
    notFound?: { isLeftOut: boolean };
  }
}

export const UNKNOWN_IP = "unknown";

const UNKNOWN_CLIENT: Client = { ip: UNKNOWN_IP, requestId: "" };

/** Stock remix-serve passes no client: all requests then share one address for the rate limits. */
export function getClient(context: { client?: Client }): Client {
  return context.client ?? UNKNOWN_CLIENT;
}
