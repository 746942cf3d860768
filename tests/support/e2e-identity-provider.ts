import { OAuth2Server } from "oauth2-mock-server";

/** The page on which a person says who they are. Tests wait for pages to react, and this one always does. */
const SIGN_IN_PAGE = `<!doctype html><html lang="en" data-interactive><title>Sign in</title>
<form action="/authorize"><label>Email at the provider <input name="email"></label><button>Allow</button>`;

/** A provider to which browsers go and come back. Its people have any verified address they name. */
export async function startIdentityProvider(): Promise<string> {
  const { issuer, service, ...server } = await startServer();
  const emails = new Map<string, string>();
  service.on("beforeWellKnownOpenIdConfiguration", ({ body }) =>
    Object.assign(body, { authorization_endpoint: `${issuer.url}/sign-in` }),
  );
  service.addRoute("GET", "/sign-in", ({ query }, response) => {
    const inputs = Object.entries(query as Record<string, string>).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    );
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(SIGN_IN_PAGE + inputs.join(""));
  });
  service.on("beforeAuthorizeRedirect", ({ url }, { url: requested = "" }) => {
    const email = new URL(requested, issuer.url).searchParams.get("email") ?? "";
    emails.set(url.searchParams.get("code") ?? "", email);
  });
  service.on("beforeTokenSigning", ({ payload }, { body }) => {
    const email = emails.get((body as { code?: string }).code ?? "");
    Object.assign(payload, { sub: email, email, email_verified: true, name: "Maya Okafor" });
  });
  return server.url;
}

async function startServer() {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  const { issuer, service } = server;
  return { issuer, service, url: issuer.url ?? "" };
}
