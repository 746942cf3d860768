import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { createCookie } from "@remix-run/node";
import { loadApp } from "./app";
import { execute } from "./database";

export const PASSWORD = "violin-tractor-moss";
const passwordHash = hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

/** An account written into the database: registering would cost another hash. */
export async function insertAccount() {
  await loadApp();
  const id = randomUUID();
  const email = `maya.${id}@example.com`;
  execute(
    "insert into users (id, email, name, password_hash, user_type, created_at) values (?, ?, 'Maya Okafor', ?, 'standard', ?)",
    [id, email, await passwordHash, new Date().toISOString()],
  );
  return { id, email, password: PASSWORD };
}

/** The value of the session cookie for a sign-in written into the database. */
export async function insertSignIn(accountId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = new Date().toISOString();
  execute(
    "insert into auth_tokens (token_hash, user_id, created_at, last_used_at) values (?, ?, ?, ?)",
    [createHash("sha256").update(token).digest("hex"), accountId, now, now],
  );
  const secret = createHmac("sha256", process.env.SESSION_SECRET ?? "")
    .update("cookie:session")
    .digest("base64url");
  const cookie = await createCookie("session", { secrets: [secret] }).serialize({ token });
  return /^session=([^;]*)/.exec(cookie)?.[1] ?? "";
}
