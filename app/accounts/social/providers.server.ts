import { env } from "~/platform/env.server";
import { PROVIDER_IDS, PROVIDER_NAMES, type ProviderId } from "./provider-names";

/** An OpenID Connect provider as the operator has registered this server there. */
export interface Provider {
  id: ProviderId;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /**
   * LinkedIn puts no nonce into its ID tokens, and refuses a PKCE verifier beside a client secret.
   * There, what ties the answer to this browser is the state and the client secret, and PKCE where
   * the issuer says that it knows it.
   */
  hasNonceAndPkce: boolean;
}

interface Registration {
  issuer: string;
  clientId: string | undefined;
  clientSecret: string | undefined;
  hasNonceAndPkce: boolean;
}

const REGISTRATIONS: Record<ProviderId, Registration> = {
  google: {
    issuer: env.GOOGLE_ISSUER ?? "https://accounts.google.com",
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    hasNonceAndPkce: true,
  },
  linkedin: {
    issuer: env.LINKEDIN_ISSUER ?? "https://www.linkedin.com/oauth",
    clientId: env.LINKEDIN_CLIENT_ID,
    clientSecret: env.LINKEDIN_CLIENT_SECRET,
    hasNonceAndPkce: false,
  },
};

/** The providers that are set up, with embedded accounts; an external account server has its own. */
export const configuredProviders: readonly Provider[] = env.AUTH_API_URL
  ? []
  : PROVIDER_IDS.flatMap((id) => {
      const { clientId, clientSecret, ...rest } = REGISTRATIONS[id];
      return clientId && clientSecret
        ? [{ id, name: PROVIDER_NAMES[id], clientId, clientSecret, ...rest }]
        : [];
    });

export function findProvider(id: string | undefined): Provider | undefined {
  return configuredProviders.find((provider) => provider.id === id);
}

/** The issuer as identities are stored: with or without a slash at its end, it is the same one. */
export function getIssuerKey({ issuer }: Pick<Provider, "issuer">): string {
  return issuer.replace(/\/$/, "");
}
