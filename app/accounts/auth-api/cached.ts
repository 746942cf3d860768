import type { AuthApi, AuthResult } from "./contract";
import type { Profile } from "./profile";

/** A person clicks through a few pages in this time; a change made elsewhere shows after it. */
const CACHE_TTL_IN_MS = 10_000;
/** A failure is over sooner, often as soon as it is noticed. */
const FAILURE_TTL_IN_MS = 2000;
const MAX_ENTRIES = 10_000;

type ProfileResult = AuthResult<{ profile: Profile }>;

/**
 * An auth API somewhere else, asked for a profile once in a while instead of on every page. A failure is remembered
 * for a moment: while that server is slow, one page waits for it and the next ones do not. A 401 to any call, and
 * everything that changes the account, is known at once.
 */
export function cacheProfiles(api: AuthApi): AuthApi {
  const cache = new Map<string, { expiresAt: number; result: Promise<ProfileResult> }>();

  function getProfile(token: string): Promise<ProfileResult> {
    const cached = cache.get(token);
    if (cached && Date.now() < cached.expiresAt) return cached.result;
    // While it is asked for, everybody waits for the same answer; its time begins when it is there.
    const entry = { expiresAt: Number.POSITIVE_INFINITY, result: api.getProfile(token) };
    cache.delete(token);
    cache.set(token, entry);
    const [oldest] = cache.keys();
    if (cache.size > MAX_ENTRIES && oldest !== undefined) cache.delete(oldest);
    void entry.result.then(
      ({ ok }) => {
        entry.expiresAt = Date.now() + (ok ? CACHE_TTL_IN_MS : FAILURE_TTL_IN_MS);
      },
      () => cache.delete(token),
    );
    return entry.result;
  }

  async function invalidateAfter<Result>(token: string, call: Promise<Result>): Promise<Result> {
    try {
      return await call;
    } finally {
      cache.delete(token);
    }
  }

  return {
    register: (registration, caller) => api.register(registration, caller),
    async login(credentials, caller) {
      const result = await api.login(credentials, caller);
      if (result.ok) cache.delete(result.token);
      return result;
    },
    getProfile,
    logout: (token) => invalidateAfter(token, api.logout(token)),
    updateProfile: (token, changes) => invalidateAfter(token, api.updateProfile(token, changes)),
    deleteAccount: (token) => invalidateAfter(token, api.deleteAccount(token)),
  };
}
