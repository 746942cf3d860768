import type { AuthFailure, AuthResult, Caller } from "~/accounts/auth-api/contract";
import { authApi, embeddedAccounts } from "~/accounts/auth-api/index.server";

/** Asks a signed-in person for their password once more, before something that cannot be undone. */
export async function confirmPassword(
  { token, email }: { token: string; email: string },
  password: string,
  caller: Caller,
): Promise<AuthResult> {
  if (embeddedAccounts) {
    const result = await embeddedAccounts.passwords.checkPassword(token, password);
    return !result.ok && result.status === 400 ? wrongPassword : result;
  }
  // Another server can only be asked by signing in; that session ends at once.
  const login = await authApi.login({ email, password }, caller);
  if (!login.ok) return login.status === 401 ? wrongPassword : login;
  await authApi.logout(login.token);
  return { ok: true };
}

const wrongPassword: AuthFailure = {
  ok: false,
  status: 400,
  message: "That password is incorrect.",
  errors: { password: ["That password is incorrect."] },
};
