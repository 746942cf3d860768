import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { embeddedAuthApi } from "~/accounts/auth-api/embedded.server";
import { startSession } from "~/accounts/auth-api/start-session.server";
import { deleteIdentities, insertIdentity } from "~/accounts/store/identities.server";
import {
  TOKEN_ABSOLUTE_IN_MS,
  TOKEN_IDLE_IN_MS,
  issueToken,
  findUserByToken,
  isTokenConfirmed,
} from "~/accounts/store/tokens.server";
import { findUserByEmail, updateUser } from "~/accounts/store/users.server";
import { database, db } from "~/platform/database/connection.server";
import { migrate } from "~/platform/database/migrate.server";
import { testAuthApiContract } from "../../support/auth-api-contract";

await migrate(database);
testAuthApiContract(embeddedAuthApi);

const HOUR = 60 * 60 * 1000;
const caller = {
  ip: "192.0.2.99",
  origin: "http://pathlight.test",
  device: { id: "a-browser", name: "Firefox on Linux" },
};

async function createAccount(email: string) {
  const registration = {
    name: "Ilse Berg",
    email,
    password: "violin-tractor-moss",
    userType: "standard",
  };
  await embeddedAuthApi.register(registration, caller);
  const user = await findUserByEmail(email);
  if (!user) throw new Error("not registered");
  return { ...registration, user };
}

test("a hash of an older cost is renewed at sign-in, and the password still works", async () => {
  const { user, ...credentials } = await createAccount("renew@example.com");
  const outdatedHash = await hash(credentials.password, { memoryCost: 8192, timeCost: 1 });
  await updateUser(user.id, { password_hash: outdatedHash });
  expect(await embeddedAuthApi.login(credentials, caller)).toMatchObject({ ok: true });
  const newHash = (await findUserByEmail(credentials.email))?.password_hash;
  expect(newHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await embeddedAuthApi.login(credentials, caller)).toMatchObject({ ok: true });
});

test("unused tokens expire, used ones stay valid up to the maximum lifetime", async () => {
  const { user } = await createAccount("tokens@example.com");
  const issued = new Date("2026-01-01T00:00:00Z");
  const at = (ms: number) => new Date(issued.getTime() + ms);

  const idle = await issueToken(user.id, "", issued);
  expect(await findUserByToken(idle, at(TOKEN_IDLE_IN_MS - 1))).toBeDefined();
  const unused = await issueToken(user.id, "", issued);
  expect(await findUserByToken(unused, at(TOKEN_IDLE_IN_MS + 1))).toBeUndefined();

  const used = await issueToken(user.id, "", issued);
  for (let now = 0; now < TOKEN_ABSOLUTE_IN_MS; now += TOKEN_IDLE_IN_MS - HOUR)
    expect(await findUserByToken(used, at(now))).toBeDefined();
  expect(await findUserByToken(used, at(TOKEN_ABSOLUTE_IN_MS))).toBeUndefined();
});

test("neither a token nor a password can be read in the database", async () => {
  const { password } = await createAccount("secrets@example.com");
  const login = await embeddedAuthApi.login({ email: "secrets@example.com", password }, caller);
  if (!login.ok) throw new Error(login.message);
  const everything = JSON.stringify([
    await db.selectFrom("users").selectAll().execute(),
    await db.selectFrom("auth_tokens").selectAll().execute(),
  ]);
  expect(everything).not.toContain(login.token);
  expect(everything).not.toContain(password);
});

test("a crowd with right passwords does not lock itself out, however many are turned away for being too many at once", async () => {
  const { password } = await createAccount("crowd@example.com");
  const login = () =>
    embeddedAuthApi.login({ email: "crowd@example.com", password }, { ...caller, ip: "192.0.2.7" });
  for (let round = 0; round < 3; round += 1) {
    const results = await Promise.all(Array.from({ length: 9 }, login));
    expect(results.map((result) => result.ok)).toEqual(Array.from({ length: 9 }, () => true));
  }
  const loginAttempts = await Promise.all(
    Array.from({ length: 90 }, (_, index) =>
      embeddedAuthApi.login(
        { email: `nobody.${index}@example.com`, password },
        { ...caller, ip: `198.51.100.${index}` },
      ),
    ),
  );
  const rejected = loginAttempts.filter((result) => !result.ok && result.status === 503);
  expect(rejected.length).toBeGreaterThan(0);
  expect(await login()).toMatchObject({ ok: true });
});

test("an identity that was disconnected since it was looked up starts no session", async () => {
  const { user } = await createAccount("identity@example.com");
  const identity = {
    provider: "google" as const,
    issuer: "https://issuer.example.org",
    subject: "a-subject",
    email: "identity@example.com",
    isEmailVerified: true,
    name: "Ilse Berg",
    isFreshSignIn: true,
  };
  const start = { user, caller, identity };
  await insertIdentity(identity, user.id, new Date(), db);
  const session = await startSession(start, new Date());
  expect(session && (await isTokenConfirmed(session.token, new Date()))).toBe(true);
  await deleteIdentities(user.id, undefined, db);
  expect(await startSession(start, new Date())).toBeUndefined();
});
