import { z } from "zod";
import { NAME_MAX } from "~/accounts/schema.server";
import { email, textLine } from "~/platform/http/form-fields.server";
import { type Provider, getIssuerKey } from "./providers.server";
import type { ProviderId } from "./provider-names";

/** A person as a provider describes them. */
export interface Identity {
  provider: ProviderId;
  issuer: string;
  subject: string;
  /** Lowercase; undefined if the provider gave none, or one that isn't an address. */
  email: string | undefined;
  isEmailVerified: boolean;
  name: string;
  /** Whether the provider says that the person signed in there since the sign-in here began. */
  isFreshSignIn: boolean;
}

/** The clocks of a provider and of this server may differ by as much. */
const CLOCK_TOLERANCE_IN_SECONDS = 30;

const name = textLine(NAME_MAX, "Enter a name.").optional().catch(undefined);

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: email.optional().catch(undefined),
  // LinkedIn has sent it as text.
  email_verified: z
    .unknown()
    .optional()
    .transform((value) => value === true || value === "true"),
  name,
  given_name: name,
  family_name: name,
});

/**
 * The identity in a provider's claims, whose signature and issuer have been checked.
 * @param authTime when the person signed in there, as the ID token says
 */
export function toIdentity(
  provider: Provider,
  claims: object,
  authTime: unknown,
  startedAt: number,
): Identity {
  const { sub, ...person } = claimsSchema.parse(claims);
  const givenAndFamilyName = [person.given_name, person.family_name].filter(Boolean).join(" ");
  return {
    provider: provider.id,
    issuer: getIssuerKey(provider),
    subject: sub,
    email: person.email,
    isEmailVerified: person.email_verified,
    name:
      person.name ?? (givenAndFamilyName.slice(0, NAME_MAX) || (person.email?.split("@")[0] ?? "")),
    isFreshSignIn: isBetween(authTime, startedAt, Date.now()),
  };
}

function isBetween(authTime: unknown, from: number, to: number): boolean {
  return (
    typeof authTime === "number" &&
    authTime >= from / 1000 - CLOCK_TOLERANCE_IN_SECONDS &&
    authTime <= to / 1000 + CLOCK_TOLERANCE_IN_SECONDS
  );
}
