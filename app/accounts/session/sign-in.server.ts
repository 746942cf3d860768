import type { AuthResult, Caller, Credentials } from "~/accounts/auth-api/contract";
import { authApi } from "~/accounts/auth-api/index.server";
import type { Profile } from "~/accounts/auth-api/profile";

/**
 * Signs in and loads the profile. If loading fails, the new token is revoked and the sign-in fails.
 */
export async function signIn(
  credentials: Credentials,
  caller: Caller,
): Promise<AuthResult<{ token: string; profile: Profile }>> {
  const login = await authApi.login(credentials, caller);
  if (!login.ok) return login;
  if (login.profile) return { ...login, profile: login.profile };
  const account = await authApi.getProfile(login.token);
  if (account.ok) return { ok: true, token: login.token, profile: account.profile };
  await authApi.logout(login.token);
  return account;
}
