import type { AuthApi, AuthResult } from "./auth-api";
import type { Profile } from "./profile";

/** A person clicks through a few pages in this time; a change made elsewhere shows after it. */
const REMEMBER_IN_MS = 10_000;
const MOST = 10_000;

type Answer = AuthResult<{ profile: Profile }>;

/**
 * An auth API somewhere else, asked for a profile once in a while instead of on every page. A failure is remembered
 * as long: while that server is slow, one page waits for it and the next ones do not. A 401 to any call, and
 * everything that changes the account, is known at once.
 */
export function rememberProfiles(api: AuthApi): AuthApi {
  const known = new Map<string, { until: number; answer: Promise<Answer> }>();

  function profile(token: string): Promise<Answer> {
    const kept = known.get(token);
    if (kept && Date.now() < kept.until) return kept.answer;
    // While it is asked for, everybody waits for the same answer; its time begins when it is there.
    const entry = { until: Number.POSITIVE_INFINITY, answer: api.profile(token) };
    known.delete(token);
    known.set(token, entry);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    void entry.answer.then(
      () => {
        entry.until = Date.now() + REMEMBER_IN_MS;
      },
      () => known.delete(token),
    );
    return entry.answer;
  }

  async function afterwardsForget<Result>(token: string, call: Promise<Result>): Promise<Result> {
    try {
      return await call;
    } finally {
      known.delete(token);
    }
  }

  return {
    register: (registration, from) => api.register(registration, from),
    async login(credentials, from) {
      const answer = await api.login(credentials, from);
      if (answer.ok) known.delete(answer.token);
      return answer;
    },
    profile,
    logout: (token) => afterwardsForget(token, api.logout(token)),
    updateProfile: (token, changes) => afterwardsForget(token, api.updateProfile(token, changes)),
    deleteAccount: (token) => afterwardsForget(token, api.deleteAccount(token)),
  };
}
