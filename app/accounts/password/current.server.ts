import { createRateLimit } from "~/platform/http/rate-limit.server";
import type { AuthFailure } from "~/accounts/auth-api/contract";
import { serverBusy, rateLimited } from "~/accounts/auth-api/failures.server";
import { verifyPassword } from "./hash.server";

// Somebody at an unlocked computer must not find out the password by trying.
const passwordCheckLimit = createRateLimit({
  name: "password-change",
  points: 10,
  seconds: 15 * 60,
});

/**
 * Asks for the password once more before something that matters. Only wrong ones count.
 * @param field the form's field that is to blame
 * @returns undefined when it is right
 */
export async function checkCurrentPassword(
  user: { id: string; password_hash: string },
  password: string,
  field: string,
): Promise<AuthFailure | undefined> {
  const retryAfter = await passwordCheckLimit.consume(user.id);
  if (retryAfter) return rateLimited("Too many tries.", retryAfter);
  const isCorrect = await verifyPassword(user.password_hash, password);
  if (!isCorrect)
    return {
      ok: false,
      status: 400,
      message: "Your current password is not right.",
      errors: { [field]: ["This is not your current password."] },
    };
  await passwordCheckLimit.refund(user.id);
  return isCorrect === "busy" ? serverBusy : undefined;
}
