import { loadApp } from "./app";

export const ORIGIN = "http://pathlight.test";

let addresses = 0;

/** Somebody with a browser that runs no scripts: keeps cookies, posts forms, follows nothing unasked. */
export async function visitor() {
  const app = await loadApp();
  const cookies = new Map<string, string>();
  // An address of their own, so that one test's rate limits are not another's.
  addresses += 1;
  const bindings = {
    incoming: { socket: { remoteAddress: `10.1.${addresses >> 8}.${addresses & 255}` } },
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

export type Visitor = Awaited<ReturnType<typeof visitor>>;

let people = 0;

/** Somebody nobody else in this file is. */
export function person() {
  people += 1;
  return {
    firstName: "Maya",
    lastName: "Okafor",
    email: `maya.${people}@example.com`,
    password: "violin-tractor-moss",
  };
}

export async function register(who: Visitor, somebody = person()) {
  const { password } = somebody;
  const response = await who.post("/register", {
    ...somebody,
    confirmPassword: password,
    terms: "on",
  });
  return { ...somebody, response };
}

export async function signedIn(): Promise<Visitor & { email: string; password: string }> {
  const who = await visitor();
  const { email, password } = await register(who);
  await who.post("/login", { email, password });
  return { ...who, email, password };
}

/** What a page says, without its tags. */
export function textOf(html: string): string {
  return (
    html
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
      // React parts its pieces of text with comments; people see them joined.
      .replaceAll("<!-- -->", "")
      .replace(/<[^>]+>/g, " ")
      .replaceAll("&#x27;", "'")
      .replaceAll("&quot;", '"')
      .replaceAll("&amp;", "&")
      .replace(/\s+/g, " ")
  );
}

/** The id under which the server keeps what somebody without an account began; read from their cookie. */
export function visitorId({ cookies }: Visitor): string {
  const [payload = ""] = decodeURIComponent(cookies.get("session") ?? "").split(".");
  const { visitor: id } = JSON.parse(Buffer.from(payload, "base64").toString()) as {
    visitor: string;
  };
  return id;
}
