import { insertAccount, insertSignIn } from "./account";
import { loadApp } from "./app";

export const ORIGIN = "http://pathlight.test";

let clientCount = 0;

/** A browser without JavaScript: stores cookies, submits forms, doesn't follow redirects. */
export async function createClient() {
  const app = await loadApp();
  const cookies = new Map<string, string>();
  // A unique IP address, so tests don't share rate limits.
  clientCount += 1;
  const bindings = {
    incoming: { socket: { remoteAddress: `10.1.${clientCount >> 8}.${clientCount & 255}` } },
  };

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0)
      headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await app.request(ORIGIN + path, { ...init, headers }, bindings);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  return {
    cookies,
    get: (path: string, headers?: HeadersInit) => send(path, { headers }),
    post: (
      path: string,
      fields: Record<string, string>,
      headers: Record<string, string> = { Origin: ORIGIN },
    ) => send(path, { method: "POST", headers, body: new URLSearchParams(fields) }),
    json: (method: string, path: string, body?: unknown, token?: string) =>
      send(path, {
        method,
        headers: {
          "Content-Type": "application/json",
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    send,
  };
}

export type Client = Awaited<ReturnType<typeof createClient>>;

let personCount = 0;

/** A user with a unique email address. */
export function createPerson() {
  personCount += 1;
  return {
    firstName: "Maya",
    lastName: "Okafor",
    email: `maya.${personCount}@example.com`,
    password: "violin-tractor-moss",
  };
}

export async function registerPerson(client: Client, person = createPerson()) {
  const { password } = person;
  const response = await client.post("/register", {
    ...person,
    confirmPassword: password,
    terms: "on",
  });
  return { ...person, response };
}

/** A new user, signed in without the cost of registering and of checking the password. */
export async function createSignedInClient() {
  const { id, email, password } = await insertAccount();
  const client = await createClient();
  client.cookies.set("session", await insertSignIn(id));
  return { ...client, id, email, password };
}

/** A new user, registered and signed in through the forms. */
export async function createRegisteredClient() {
  const client = await createClient();
  const { email, password } = await registerPerson(client);
  await client.post("/login", { email, password });
  return { ...client, email, password };
}

/** Whether a browser that is new to the server can sign in. */
export async function canLogIn(email: string, password: string): Promise<boolean> {
  const client = await createClient();
  return (await client.post("/login", { email, password })).headers.get("Location") === "/profile";
}

/** The id by which the server knows a visitor without an account, read from their cookie. */
export function readVisitorId({ cookies }: Client): string {
  const [payload = ""] = decodeURIComponent(cookies.get("session") ?? "").split(".");
  const { visitor: id } = JSON.parse(Buffer.from(payload, "base64").toString()) as {
    visitor: string;
  };
  return id;
}
