import { OAuth2Server } from "oauth2-mock-server";
import { afterAll, expect } from "vitest";
import { type Client, createClient, createSignedInClient } from "./client";
import { execute, select } from "./database";
import { openPage } from "./page";

type ProviderId = "google" | "linkedin";
interface TokenResponse {
  body: Record<string, unknown> | "";
  statusCode: number;
}

/** A provider on this machine, whose person is signed in there and agrees to everything. */
export interface IdentityProvider {
  id: ProviderId;
  /** What it says of its person. */
  claims: Record<string, unknown>;
  /** Changes what the token endpoint answers, once. */
  answerOnce(change: (response: TokenResponse) => void): void;
  tokenRequests: Record<string, string>[];
}

async function startProvider(id: ProviderId): Promise<IdentityProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  afterAll(() => server.stop());
  const provider: IdentityProvider = {
    id,
    claims: {},
    answerOnce: (change) => void server.service.once("beforeResponse", change),
    tokenRequests: [],
  };
  server.service.on("beforeTokenSigning", ({ payload }, request) => {
    provider.tokenRequests.push(request.body as Record<string, string>);
    Object.assign(payload, provider.claims);
  });
  server.service.on("beforeUserinfo", (response) => {
    response.body = { ...provider.claims };
  });
  if (id === "linkedin")
    server.service.on("beforeWellKnownOpenIdConfiguration", ({ body }) => {
      // As the real one: it knows neither PKCE nor a nonce.
      delete (body as Record<string, unknown>).code_challenge_methods_supported;
    });
  const name = id.toUpperCase();
  process.env[`${name}_ISSUER`] = server.issuer.url;
  process.env[`${name}_CLIENT_ID`] = `${id}-client`;
  process.env[`${name}_CLIENT_SECRET`] = `${id}-client-secret`;
  return provider;
}

export const google = await startProvider("google");
export const linkedin = await startProvider("linkedin");

let personCount = 0;

/** A person of a provider that no account here knows. */
export function changePerson(
  provider: IdentityProvider,
  claims: Record<string, unknown> = {},
): { sub: string; email: string } {
  personCount += 1;
  const person = {
    sub: `${provider.id}-${personCount}`,
    email: `maya.${provider.id}.${personCount}@example.com`,
  };
  provider.claims = { ...person, email_verified: true, name: "Maya Okafor", ...claims };
  return { ...person, ...claims };
}

/** The address of the provider that a page of ours leads to. */
export async function leave(client: Client, start: Response): Promise<URL> {
  const page = await client.get(start.headers.get("Location") ?? "");
  expect(page.status).toBe(200);
  return new URL((page.headers.get("Refresh") ?? "").replace("0; url=", ""));
}

/** The path with which a provider sends the browser back. */
export async function answerAt(address: URL): Promise<string> {
  const answer = await fetch(address, { redirect: "manual" });
  const { pathname, search } = new URL(answer.headers.get("Location") ?? "");
  return pathname + search;
}

/** From the button to the way back, without taking it. */
export async function goTo(
  client: Client,
  { id }: IdentityProvider,
  returnTo = "/login",
): Promise<string> {
  const start = await client.post("/social-sign-in", { provider: id, returnTo });
  return answerAt(await leave(client, start));
}

/** The whole way there and back. */
export async function signInWith(
  client: Client,
  provider: IdentityProvider,
  returnTo?: string,
): Promise<Response> {
  return client.get(await goTo(client, provider, returnTo));
}

/** Connects an account at a provider in the settings; a password that is wrong doesn't get there. */
export async function connect(
  client: Client,
  { id }: IdentityProvider,
  password: string,
): Promise<Response> {
  const start = await client.post("/settings/account", {
    intent: "connect",
    provider: id,
    password,
  });
  return client.get(await answerAt(await leave(client, start)));
}

/** Where a refused sign-in ends, with what it says; the browser is signed in to nothing. */
export async function expectRefusal(
  client: Client,
  response: Response,
  page: string,
  words: string,
): Promise<void> {
  expect(response.headers.get("Location")).toBe(page);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect((await openPage(client, page)).toasts).toEqual([expect.stringContaining(words)]);
  expect((await client.get("/profile")).status).toBe(302);
}

export const listAccounts = (email: unknown) =>
  select("select id, password_hash, email_verified, name from users where email = ?", [email]);

/** Someone with a password, whose email address is confirmed. */
export async function createConfirmedClient() {
  const client = await createSignedInClient();
  execute("update users set email_verified = 1 where id = ?", [client.id]);
  return client;
}

/** Someone whose account has no password. */
export async function createGoogleClient() {
  const client = await createClient();
  await signInWith(client, google);
  return { ...client, email: String(google.claims.email) };
}
