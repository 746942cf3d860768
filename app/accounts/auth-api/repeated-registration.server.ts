import { verifyPassword } from "~/accounts/password/hash.server";
import { findUserByEmail } from "~/accounts/store/users.server";
import type { Registration } from "./contract";

const REPEAT_IN_MILLISECONDS = 60_000;

/** Whether a refused registration is one that succeeded a moment ago, sent twice by a double click. */
export async function isRepeatedRegistration(
  { name, email, password }: Registration,
  now = Date.now(),
): Promise<boolean> {
  const user = await findUserByEmail(email);
  if (!user || user.name !== name) return false;
  if (now - Date.parse(user.created_at) > REPEAT_IN_MILLISECONDS) return false;
  return (await verifyPassword(user.password_hash, password)) === true;
}
