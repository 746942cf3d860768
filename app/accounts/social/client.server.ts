import type { Configuration, CustomFetch } from "openid-client";
import { limitResponse } from "~/platform/http/limit-response.server";
import { log } from "~/platform/log.server";
import type { Flow } from "./flow.server";
import { type Identity, toIdentity } from "./identity.server";
import type { Provider } from "./providers.server";

/** Of each response, its body included. */
const TIMEOUT_IN_SECONDS = 5;
/** Tokens, keys and addresses are a few thousand bytes. */
const RESPONSE_MAX_IN_BYTES = 256 * 1024;
const DISCOVERY_TTL_IN_MS = 60 * 60 * 1000;
/** Failures are often short. */
const FAILURE_TTL_IN_MS = 2000;

/** 400 kB with what it needs: loaded with the first sign-in. */
const loadLibrary = () => import("openid-client");

type Result<Value> = { ok: true; value: Value } | { ok: false };

/** The provider's address that asks a person to sign in. */
export function buildAuthorizationUrl(
  provider: Provider,
  flow: Flow,
  redirectUri: string,
): Promise<Result<URL>> {
  return attempt(provider, async () => {
    const [library, config] = await Promise.all([loadLibrary(), discover(provider)]);
    return library.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: "openid email profile",
      state: flow.state,
      // Who confirms that it's them must sign in there once more, though they are signed in already.
      ...(flow.intent === "confirm" && { prompt: "login", max_age: "0" }),
      ...(provider.hasNonceAndPkce && { nonce: flow.nonce }),
      ...(usesPkce(provider, config) && {
        code_challenge: await library.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: "S256",
      }),
    });
  });
}

/** Who signed in, from the address a provider has sent the browser back to. */
export function fetchIdentity(
  provider: Provider,
  flow: Flow,
  callbackUrl: URL,
): Promise<Result<Identity>> {
  return attempt(provider, async () => {
    const [library, config] = await Promise.all([loadLibrary(), discover(provider)]);
    const tokens = await library.authorizationCodeGrant(config, callbackUrl, {
      expectedState: flow.state,
      idTokenExpected: true,
      ...(provider.hasNonceAndPkce && { expectedNonce: flow.nonce }),
      ...(usesPkce(provider, config) && { pkceCodeVerifier: flow.verifier }),
    });
    const claims = tokens.claims();
    if (!claims) throw new Error("There is no ID token.");
    const person =
      claims.email !== undefined || !config.serverMetadata().userinfo_endpoint
        ? claims
        : await library.fetchUserInfo(config, tokens.access_token, claims.sub);
    return toIdentity(provider, person, claims.auth_time, flow.startedAt);
  });
}

function usesPkce(provider: Provider, config: Configuration): boolean {
  return provider.hasNonceAndPkce || config.serverMetadata().supportsPKCE();
}

const discoveries = new Map<string, { expiresAt: number; config: Promise<Configuration> }>();

/** The provider's addresses, known for an hour; everyone who waits for them shares one request. */
function discover(provider: Provider): Promise<Configuration> {
  const known = discoveries.get(provider.id);
  if (known && Date.now() < known.expiresAt) return known.config;
  const discovery = {
    expiresAt: Date.now() + DISCOVERY_TTL_IN_MS,
    config: requestConfiguration(provider),
  };
  discoveries.set(provider.id, discovery);
  discovery.config.catch(() => {
    discovery.expiresAt = Date.now() + FAILURE_TTL_IN_MS;
  });
  return discovery.config;
}

async function requestConfiguration(provider: Provider): Promise<Configuration> {
  const library = await loadLibrary();
  const issuer = new URL(provider.issuer);
  const config = await library.discovery(
    issuer,
    provider.clientId,
    provider.clientSecret,
    undefined,
    {
      timeout: TIMEOUT_IN_SECONDS,
      [library.customFetch]: fetchLimited,
      execute: [
        // The signature is checked even though the token comes from the provider itself.
        library.enableNonRepudiationChecks,
        // An issuer on this machine: env-schema.server.ts accepts http for no other.
        ...(issuer.protocol === "http:" ? [library.allowInsecureRequests] : []),
      ],
    },
  );
  const { authorization_endpoint, token_endpoint, jwks_uri } = config.serverMetadata();
  // Not kept for an hour without what every sign-in needs.
  if (!authorization_endpoint || !token_endpoint || !jwks_uri)
    throw new Error("An endpoint is missing.");
  return config;
}

const fetchLimited: CustomFetch = async (url, options) =>
  limitResponse(await fetch(url, options as RequestInit), RESPONSE_MAX_IN_BYTES);

/** A provider that is down, answers nonsense or refuses is expected; the log says why, without what it sent. */
async function attempt<Value>({ id }: Provider, run: () => Promise<Value>): Promise<Result<Value>> {
  try {
    return { ok: true, value: await run() };
  } catch (error) {
    log.warn({ provider: id, reason: describeError(error) }, "social sign-in failed");
    return { ok: false };
  }
}

/** The kind of an error. Its message and cause may hold a code, a token or an address. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return code || error.name;
}
