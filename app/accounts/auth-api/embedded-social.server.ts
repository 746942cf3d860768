import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { signInMethodConnectedEmail, signInMethodDisconnectedEmail } from "~/accounts/emails";
import { isAddressReserved } from "~/accounts/links/one-time-links.server";
import { NO_PASSWORD } from "~/accounts/password/hash.server";
import { queueSecurityEmail } from "~/accounts/security-email.server";
import type { Identity } from "~/accounts/social/identity.server";
import { PROVIDER_NAMES } from "~/accounts/social/provider-names";
import { configuredProviders, getIssuerKey } from "~/accounts/social/providers.server";
import {
  deleteIdentities,
  findUserByIdentity,
  insertIdentity,
  listIdentities,
} from "~/accounts/store/identities.server";
import {
  deleteEndedTokens,
  findUserByToken,
  isTokenConfirmed,
} from "~/accounts/store/tokens.server";
import { EMPTY_PROFILE, deleteUser, insertUser } from "~/accounts/store/users.server";
import { afterCommit, runTransaction } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { UsersTable } from "~/platform/database/tables/accounts";
import { isMailConfigured } from "~/platform/mail/transport.server";
import { logSecurityEvent } from "~/platform/security-log.server";
import type { AuthFailure, AuthResult, Caller, SocialApi } from "./contract";
import { identityOfOtherAccount, unauthorized, unconfirmedEmail } from "./failures.server";
import { countRegistration, refundRegistration } from "./limits.server";
import { startSession } from "./start-session.server";

type User = Selectable<UsersTable>;

export const embeddedSocialApi: SocialApi = {
  async getSignInMethods(token) {
    const now = new Date();
    const user = await findUserByToken(token, now);
    if (!user) return unauthorized;
    const identities = await listIdentities(user.id);
    return {
      ok: true,
      hasPassword: user.password_hash !== NO_PASSWORD,
      isConfirmed: isMailConfigured && (await isTokenConfirmed(token, now)),
      canConfirm: isMailConfigured,
      providers: configuredProviders.map((provider) => {
        const { id, name } = provider;
        const identity = identities.find(({ issuer }) => issuer === getIssuerKey(provider));
        return {
          id,
          name,
          connection: identity ? { connectedAt: identity.created_at, email: identity.email } : null,
        };
      }),
    };
  },

  async signIn(identity, caller, account) {
    const user = await findUserByIdentity(identity);
    if (account !== undefined && user?.id !== account)
      return identityOfOtherAccount(identity.provider);
    if (user) return signInUser(user, identity, caller);
    const registration = await registerIdentity(identity, caller);
    return registration.ok ? signInUser(registration.user, identity, caller, true) : registration;
  },

  async connect(token, identity, { origin }) {
    return runTransaction(async (transaction): Promise<AuthResult> => {
      const now = new Date();
      const user = await findUserByToken(token, now, transaction);
      if (!user) return unauthorized;
      if (!user.email_verified) return unconfirmedEmail;
      const owner = await findUserByIdentity(identity, transaction);
      if (owner?.id === user.id) return { ok: true };
      if (!(await insertIdentity(identity, user.id, now, transaction)))
        return connectedElsewhere(identity);
      const { provider, email } = identity;
      const message = signInMethodConnectedEmail(origin, PROVIDER_NAMES[provider], email, now);
      await queueSecurityEmail(user, message, transaction);
      afterCommit(transaction, () =>
        logSecurityEvent("sign-in-method-connected", { account: user.id }),
      );
      return { ok: true };
    });
  },

  async disconnect(token, provider, { origin }) {
    return runTransaction(async (transaction): Promise<AuthResult> => {
      const now = new Date();
      const user = await findUserByToken(token, now, transaction);
      if (!user) return unauthorized;
      const issuers = (await listIdentities(user.id, transaction)).map(({ issuer }) => issuer);
      const hasOther = configuredProviders.some(
        (each) => each.id !== provider.id && issuers.includes(getIssuerKey(each)),
      );
      if (user.password_hash === NO_PASSWORD && !hasOther) return lastWayIn;
      if (!(await deleteIdentities(user.id, getIssuerKey(provider), transaction)))
        return { ok: true };
      const email = signInMethodDisconnectedEmail(origin, provider.name, now);
      await queueSecurityEmail(user, email, transaction);
      afterCommit(transaction, () =>
        logSecurityEvent("sign-in-method-disconnected", { account: user.id }),
      );
      return { ok: true };
    });
  },
};

async function signInUser(user: User, identity: Identity, caller: Caller, isNew = false) {
  const now = new Date();
  const session = await startSession({ user, caller, identity }, now);
  if (!session) return unauthorized;
  await deleteEndedTokens(user.id, now);
  logSecurityEvent("sign-in", { account: user.id });
  return { ok: true as const, ...session, isNew };
}

/** A new account, of an address that is verified and that no account has. */
async function registerIdentity(
  identity: Identity,
  caller: Caller,
): Promise<AuthResult<{ user: User }>> {
  const { email, isEmailVerified, name } = identity;
  if (!email || !isEmailVerified) return unverifiedEmail(identity);
  const limited = await countRegistration(caller);
  if (limited) return limited;
  const user = await runTransaction(async (transaction) => {
    const now = new Date();
    if (await isAddressReserved(email, "", now, transaction)) return undefined;
    const person = {
      ...EMPTY_PROFILE,
      id: randomUUID(),
      email,
      name,
      password_hash: NO_PASSWORD,
      user_type: "standard",
      email_verified: 1,
      created_at: now.toISOString(),
    };
    return insertWithIdentity(person, identity, now, transaction);
  });
  if (!user) {
    await refundRegistration(caller);
    // Another tab may have created it a moment ago.
    const existing = await findUserByIdentity(identity);
    return existing ? { ok: true, user: existing } : emailTaken(identity);
  }
  logSecurityEvent("register", { account: user.id });
  return { ok: true, user };
}

async function insertWithIdentity(
  person: Parameters<typeof insertUser>[0],
  identity: Identity,
  now: Date,
  transaction: Kysely<Tables>,
): Promise<User | undefined> {
  const user = await insertUser(person, transaction);
  if (!user || (await insertIdentity(identity, user.id, now, transaction))) return user;
  // Another tab was quicker, with another address.
  await deleteUser(user.id, transaction);
  return undefined;
}

const failure = (status: number, message: string): AuthFailure => ({ ok: false, status, message });

const unverifiedEmail = ({ provider }: Identity) =>
  failure(
    403,
    `${PROVIDER_NAMES[provider]} didn’t confirm an email address for you, so we didn’t create an account. Confirm it there, or register with your email and a password.`,
  );

const emailTaken = ({ provider }: Identity) =>
  failure(
    409,
    `You already have an account with this email. Sign in with your password, or as you did before, then connect ${PROVIDER_NAMES[provider]} in your account settings.`,
  );

const connectedElsewhere = ({ provider }: Identity) =>
  failure(
    409,
    `That ${PROVIDER_NAMES[provider]} account signs in to another account here, or yours already has one. Disconnect that one first.`,
  );

const lastWayIn = failure(
  409,
  "It’s your only way to sign in. Set a password first, then disconnect it.",
);
