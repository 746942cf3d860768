import type { AuthApi, AuthResult } from "./contract";
import type { Profile } from "./profile";

/** Covers a few page views; changes made elsewhere show after this. */
const CACHE_TTL_IN_MS = 10_000;
/** Failures are often short. */
const FAILURE_TTL_IN_MS = 2000;
const MAX_ENTRIES = 10_000;

type ProfileResult = AuthResult<{ profile: Profile }>;

/**
 * An external auth API with profiles cached for a few seconds. Failures are cached for a moment, so
 * a slow server delays one page and not the next ones. Any 401 and any change to the account clears
 * the cache.
 */
export function cacheProfiles(api: AuthApi): AuthApi {
  const cache = new Map<string, { expiresAt: number; result: Promise<ProfileResult> }>();

  function getProfile(token: string): Promise<ProfileResult> {
    const cached = cache.get(token);
    if (cached && Date.now() < cached.expiresAt) return cached.result;
    // Concurrent requests share one call; the TTL starts when it resolves.
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
