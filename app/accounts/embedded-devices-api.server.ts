import type { DevicesApi } from "./auth-api";
import { unauthorized } from "./failures.server";
import {
  hashToken,
  listTokens,
  revokeOtherTokens,
  revokeTokenOf,
  userOfToken,
} from "./tokens.server";

/** Sessions on the app's own database. */
export const embeddedDevicesApi: DevicesApi = {
  async list(token) {
    const now = new Date();
    const user = await userOfToken(token, now);
    if (!user) return unauthorized;
    const tokens = await listTokens(user.id, now);
    return {
      ok: true,
      // A token's hash is as good a name for it as any: nothing can be done with it but to ask for its end, as its owner.
      devices: tokens.map(({ token_hash, device, created_at, last_used_at }) => ({
        id: token_hash,
        name: device || "Unknown device",
        isThis: token_hash === hashToken(token),
        signedInAt: created_at,
        lastUsedAt: last_used_at,
      })),
    };
  },

  async end(token, deviceId) {
    const user = await userOfToken(token, new Date());
    if (!user) return unauthorized;
    const ended = await revokeTokenOf(user.id, deviceId);
    return ended
      ? { ok: true }
      : { ok: false, status: 404, message: "That device is not signed in any more." };
  },

  async endOthers(token) {
    const user = await userOfToken(token, new Date());
    return user ? { ok: true, ended: await revokeOtherTokens(user.id, token) } : unauthorized;
  },
};
