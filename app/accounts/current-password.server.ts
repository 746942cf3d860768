import { rateLimit } from "~/platform/http/rate-limit.server";
import type { AuthFailure } from "./auth-api";
import { busy, tooMany } from "./failures.server";
import { checkPassword } from "./password-hash.server";

// Somebody at an unlocked computer must not find out the password by trying.
const tries = rateLimit({ name: "password-change", points: 10, seconds: 15 * 60 });

/**
 * Asks for the password once more before something that matters. Only wrong ones count.
 * @param field the form's field that is to blame
 * @returns undefined when it is right
 */
export async function refuseWrongPassword(
  user: { id: string; password_hash: string },
  password: string,
  field: string,
): Promise<AuthFailure | undefined> {
  const wait = await tries.take(user.id);
  if (wait) return tooMany("Too many tries.", wait);
  const right = await checkPassword(user.password_hash, password);
  if (!right)
    return {
      ok: false,
      status: 400,
      message: "Your current password is not right.",
      errors: { [field]: ["This is not your current password."] },
    };
  await tries.giveBack(user.id);
  return right === "busy" ? busy : undefined;
}
