import type { AuthApi } from "./contract";
import { logSecurityEvent } from "~/platform/security-log.server";
import { countAttemptByAddress, countRegistration, refundAttemptByAddress } from "./limits.server";

/** Puts this site's limits in front of an account server, which may have none. */
export function limitAttempts(api: AuthApi): AuthApi {
  return {
    ...api,
    async register(registration, caller) {
      return (await countRegistration(caller)) ?? api.register(registration, caller);
    },
    async login(credentials, caller) {
      const email = credentials.email.toLowerCase();
      const limited = await countAttemptByAddress(email, caller);
      if (limited) return limited;
      const result = await api.login(credentials, caller);
      logSecurityEvent(result.ok ? "sign-in" : "sign-in-failed");
      // Only wrong passwords count.
      if (result.ok || result.status !== 401) await refundAttemptByAddress(email, caller);
      return result;
    },
  };
}
