import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { afterCommit, runTransaction } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { AuthApi, AuthFailure, AuthResult, Caller } from "./contract";
import type { Profile } from "./profile";
import { queueDecoyMail, queueMail } from "~/platform/mail/outbox.server";
import { log } from "~/platform/log.server";
import { logSecurityEvent } from "~/platform/security-log.server";
import { serverBusy, invalidFields, unauthorized } from "./failures.server";
import {
  countRegistration,
  countSignInAttempt,
  countSignInFailure,
  countSignInSuccess,
  linksByRecipient,
  refundRegistration,
  refundSignInAttempt,
} from "./limits.server";
import { findDeviceState } from "~/accounts/store/known-devices.server";
import { failedSignInsEmail, verificationEmail } from "~/accounts/emails";
import { isAddressReserved, issueLink } from "~/accounts/links/one-time-links.server";
import { verifyPassword, hashPassword, needsRehash } from "~/accounts/password/hash.server";
import { startSession } from "./start-session.server";
import { loginSchema, profileChangesSchema, registrationSchema } from "~/accounts/schema.server";
import {
  deleteEndedTokens,
  findUserByToken,
  revokeToken,
  revokeTokenInMemory,
} from "~/accounts/store/tokens.server";
import {
  deleteUser,
  findUserByEmail,
  EMPTY_PROFILE,
  insertUser,
  replacePasswordHash,
  toColumns,
  toProfile,
  updateUser,
} from "~/accounts/store/users.server";

const wrongCredentials: AuthFailure = {
  ok: false,
  status: 401,
  message: "Email or password is incorrect.",
};

/** Its calls check what they are given, so they take any JSON. */
interface EmbeddedAuthApi extends AuthApi {
  register(registration: object, caller: Caller): ReturnType<AuthApi["register"]>;
  login(
    credentials: object,
    caller: Caller,
  ): Promise<AuthResult<{ token: string; profile: Profile }>>;
  updateProfile(token: string, changes: object): ReturnType<AuthApi["updateProfile"]>;
}

export const embeddedAuthApi: EmbeddedAuthApi = {
  async register(registration, caller) {
    const parsed = registrationSchema.safeParse(registration);
    if (!parsed.success) return invalidFields(parsed.error);
    const limited = await countRegistration(caller);
    if (limited) return limited;
    const { password, userType, ...person } = parsed.data;
    const password_hash = await hashPassword(password);
    if (password_hash === "busy") {
      await refundRegistration(caller);
      return serverBusy;
    }
    const now = new Date();
    // Counted once, also if the transaction is repeated.
    let retryAfter: number | undefined;
    const user = await runTransaction(async (transaction) => {
      if (await isAddressReserved(person.email, "", now, transaction)) return undefined;
      const insertedUser = await insertUser(
        {
          ...EMPTY_PROFILE,
          email_verified: 0,
          ...person,
          id: randomUUID(),
          password_hash,
          user_type: userType,
          created_at: now.toISOString(),
        },
        transaction,
      );
      // Without the email the person can still request the link in their settings later.
      if (insertedUser) retryAfter ??= await linksByRecipient.consume(insertedUser.email);
      if (insertedUser && retryAfter === 0)
        await queueMail(
          insertedUser.id,
          insertedUser.email,
          verificationEmail(
            caller.origin,
            await issueLink(
              { userId: insertedUser.id, purpose: "verify-email", email: insertedUser.email },
              now,
              transaction,
            ),
          ),
          transaction,
        );
      return insertedUser;
    });
    if (!user) return emailTaken;
    logSecurityEvent("register", { account: user.id });
    return { ok: true, profile: toProfile(user) };
  },

  async login(credentials, caller) {
    const parsed = loginSchema.safeParse(credentials);
    if (!parsed.success) return invalidFields(parsed.error);
    const { password } = parsed.data;
    const email = parsed.data.email.toLowerCase();
    const user = await findUserByEmail(email);
    const deviceState = await findDeviceState(user?.id ?? "", caller.device.id, new Date());
    const attempt = { email, caller, isKnownDevice: deviceState === "known" };
    const refusal = await countSignInAttempt(attempt);
    if (refusal) return refusal;
    const isCorrect = await verifyPassword(user?.password_hash, password);
    if (isCorrect) await refundSignInAttempt(attempt);
    if (isCorrect === "busy") return serverBusy;
    const now = new Date();
    if (!isCorrect || !user) {
      logSecurityEvent("sign-in-failed", { account: user?.id });
      if (await countSignInFailure(email)) await queueFailureNotice(user, caller, now);
      return wrongCredentials;
    }
    const limited = await countSignInSuccess(email);
    if (limited) return limited;
    const session = await startSession({ user, caller }, now);
    if (!session) return embeddedAuthApi.login(credentials, caller);
    await deleteEndedTokens(user.id, now);
    await rehashPassword(user, password);
    logSecurityEvent("sign-in", { account: user.id });
    return { ok: true, ...session };
  },

  async logout(token) {
    try {
      const user = await findUserByToken(token, new Date());
      if (!user) return unauthorized;
      await revokeToken(token);
      logSecurityEvent("sign-out", { account: user.id });
    } catch (error) {
      log.error({ err: error }, "a session was ended without the database");
      revokeTokenInMemory(token);
    }
    return { ok: true };
  },

  async getProfile(token) {
    const user = await findUserByToken(token, new Date());
    return user ? { ok: true, profile: toProfile(user) } : unauthorized;
  },

  async updateProfile(token, changes) {
    return runTransaction(async (transaction) => {
      const user = await findUserByToken(token, new Date(), transaction);
      if (!user) return unauthorized;
      const parsed = profileChangesSchema.safeParse(changes);
      if (!parsed.success) return invalidFields(parsed.error);
      const columns = toColumns(parsed.data);
      const isChanged = Object.keys(columns).length > 0;
      const updated = isChanged ? await updateUser(user.id, columns, transaction) : user;
      return updated ? { ok: true, profile: toProfile(updated) } : unauthorized;
    });
  },

  deleteAccount: (token) => deleteEmbeddedAccount(token, async () => undefined),
};

/** Removes an account and, in the same transaction, what else there is of the person. */
export function deleteEmbeddedAccount(
  token: string,
  eraseRecords: (userId: string, connection: Kysely<Tables>) => Promise<void>,
): Promise<AuthResult> {
  return runTransaction(async (transaction): Promise<AuthResult> => {
    const user = await findUserByToken(token, new Date(), transaction);
    if (!user) return unauthorized;
    await eraseRecords(user.id, transaction);
    await deleteUser(user.id, transaction);
    afterCommit(transaction, () => logSecurityEvent("account-deleted", { account: user.id }));
    return { ok: true };
  });
}

const emailTaken: AuthFailure = {
  ok: false,
  status: 409,
  message: "There is already an account with this email. Sign in instead.",
  errors: { email: ["There is already an account with this email."] },
};

/** Takes the same time whether or not the account exists. */
function queueFailureNotice(
  user: { id: string; email: string } | undefined,
  { origin }: Caller,
  now: Date,
): Promise<void> {
  const message = failedSignInsEmail(origin, now);
  return user ? queueMail(user.id, user.email, message) : queueDecoyMail(message);
}

async function rehashPassword(
  user: { id: string; password_hash: string },
  password: string,
): Promise<void> {
  if (!needsRehash(user.password_hash)) return;
  const newHash = await hashPassword(password);
  // Unless the password changed meanwhile.
  if (newHash !== "busy") await replacePasswordHash(user.id, user.password_hash, newHash);
}
