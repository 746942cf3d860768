import { randomUUID } from "node:crypto";
import { db } from "~/platform/database/connection.server";
import { rateLimit } from "~/platform/http/rate-limit.server";
import type { AuthApi, AuthFailure, Caller } from "./auth-api";
import { queueMail } from "~/platform/mail/outbox.server";
import { busy, invalid, tooMany, unauthorized } from "./failures.server";
import { meetDevice } from "./known-devices.server";
import { newDeviceLetter, verifyLetter } from "./letters";
import { queueNotice } from "./notices.server";
import { issueLink } from "./one-time-links.server";
import { checkPassword, hashPassword, isOutdated } from "./password-hash.server";
import { loginSchema, profileChangesSchema, registrationSchema } from "./schema.server";
import { deleteDeadTokens, issueToken, revokeToken, userOfToken } from "./tokens.server";
import {
  deleteUser,
  findUserByEmail,
  hasPasswordHash,
  insertUser,
  replacePasswordHash,
  toColumns,
  toProfile,
  updateUser,
} from "./users.server";

const MINUTE = 60;
// A classroom behind one address must get in; a script trying passwords must not.
const registrations = rateLimit({ name: "register", points: 60, seconds: 15 * MINUTE });
const loginsHere = rateLimit({ name: "login-account-address", points: 10, seconds: 15 * MINUTE });
const loginsFromAddress = rateLimit({ name: "login-address", points: 100, seconds: 15 * MINUTE });

const wrongCredentials: AuthFailure = {
  ok: false,
  status: 401,
  message: "Email or password is not right.",
};

/** The auth API on the app's own database. */
export const embeddedAuthApi: AuthApi = {
  async register(registration, from) {
    const parsed = registrationSchema.safeParse(registration);
    if (!parsed.success) return invalid(parsed.error);
    const wait = await registrations.take(from.ip);
    if (wait) return tooMany("Too many accounts were created from your network.", wait);
    const { password, userType, ...person } = parsed.data;
    const password_hash = await hashPassword(password);
    if (password_hash === "busy") {
      await registrations.giveBack(from.ip);
      return busy;
    }
    const now = new Date();
    const user = await db.transaction().execute(async (transaction) => {
      const added = await insertUser(
        {
          ...emptyProfile,
          ...person,
          id: randomUUID(),
          password_hash,
          user_type: userType,
          created_at: now.toISOString(),
        },
        transaction,
      );
      if (added)
        await queueMail(
          added.id,
          added.email,
          verifyLetter(
            from.origin,
            await issueLink(added.id, "verify-email", added.email, now, transaction),
          ),
          transaction,
        );
      return added;
    });
    if (!user) return taken;
    return { ok: true, profile: toProfile(user) };
  },

  async login(credentials, from) {
    const parsed = loginSchema.safeParse(credentials);
    if (!parsed.success) return invalid(parsed.error);
    const { password } = parsed.data;
    const email = parsed.data.email.toLowerCase();
    const wait = await takeLogin(email, from);
    if (wait) return tooMany("Too many sign-in attempts.", wait);
    const user = await findUserByEmail(email);
    const right = await checkPassword(user?.password_hash, password);
    // Only wrong passwords count: a crowd with right ones must not lock itself out.
    if (right) await giveBackLogin(email, from);
    if (right === "busy") return busy;
    if (!right || !user) return wrongCredentials;
    const now = new Date();
    await deleteDeadTokens(user.id, now);
    const token = await openSession(user, from, now);
    if (!token) return embeddedAuthApi.login(credentials, from);
    await renewHash(user, password);
    return { ok: true, token };
  },

  async logout(token) {
    if (!(await userOfToken(token, new Date()))) return unauthorized;
    await revokeToken(token);
    return { ok: true };
  },

  async profile(token) {
    const user = await userOfToken(token, new Date());
    return user ? { ok: true, profile: toProfile(user) } : unauthorized;
  },

  async updateProfile(token, changes) {
    const user = await userOfToken(token, new Date());
    if (!user) return unauthorized;
    const parsed = profileChangesSchema.safeParse(changes);
    if (!parsed.success) return invalid(parsed.error);
    const columns = toColumns(parsed.data);
    const updated = Object.keys(columns).length === 0 ? user : await updateUser(user.id, columns);
    return updated ? { ok: true, profile: toProfile(updated) } : unauthorized;
  },

  async deleteAccount(token) {
    const user = await userOfToken(token, new Date());
    if (!user) return unauthorized;
    await deleteUser(user.id);
    return { ok: true };
  },
};

const emptyProfile = {
  display_name: "",
  title: "",
  location: "",
  bio: "",
  linkedin: "",
  github: "",
  email_verified: 0,
};

const taken: AuthFailure = {
  ok: false,
  status: 409,
  message: "There is already an account with this email. Log in instead.",
  errors: { email: ["There is already an account with this email."] },
};

/** Taken before the password is looked at, so that parallel tries cannot slip through. */
async function takeLogin(email: string, { ip }: Caller): Promise<number> {
  return (await loginsHere.take(`${email} ${ip}`)) || (await loginsFromAddress.take(ip));
}

async function giveBackLogin(email: string, { ip }: Caller): Promise<void> {
  await loginsHere.giveBack(`${email} ${ip}`);
  await loginsFromAddress.giveBack(ip);
}

/**
 * A token, and a mail when the account has been used before but never on this device. Undefined when the password
 * that was checked is not the account's any more: whoever changed it meanwhile has ended the sessions it opened.
 */
function openSession(
  user: { id: string; email: string; password_hash: string },
  { device, origin }: Caller,
  now: Date,
): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    if (!(await hasPasswordHash(user.id, user.password_hash, transaction))) return undefined;
    if ((await meetDevice(user.id, device.id, now, transaction)) === "new")
      await queueNotice(user, newDeviceLetter(origin, device.name, now), transaction);
    return issueToken(user.id, device.name, now, transaction);
  });
}

async function renewHash(
  user: { id: string; password_hash: string },
  password: string,
): Promise<void> {
  if (!isOutdated(user.password_hash)) return;
  const renewed = await hashPassword(password);
  // Not when the password was changed meanwhile.
  if (renewed !== "busy") await replacePasswordHash(user.id, user.password_hash, renewed);
}
