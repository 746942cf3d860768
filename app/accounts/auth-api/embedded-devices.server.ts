import type { DevicesApi } from "./contract";
import { unauthorized } from "./failures.server";
import {
  hashToken,
  listTokens,
  revokeOtherTokens,
  revokeUserToken,
  findUserByToken,
} from "~/accounts/store/tokens.server";

/** Sessions on the app's own database. */
export const embeddedDevicesApi: DevicesApi = {
  async listDevices(token) {
    const now = new Date();
    const user = await findUserByToken(token, now);
    if (!user) return unauthorized;
    const tokens = await listTokens(user.id, now);
    return {
      ok: true,
      // A token's hash is as good a name for it as any: nothing can be done with it but to ask for its end, as its owner.
      devices: tokens.map(({ token_hash, device, created_at, last_used_at }) => ({
        id: token_hash,
        name: device || "Unknown device",
        isCurrent: token_hash === hashToken(token),
        signedInAt: created_at,
        lastUsedAt: last_used_at,
      })),
    };
  },

  async signOutDevice(token, deviceId) {
    const user = await findUserByToken(token, new Date());
    if (!user) return unauthorized;
    const isRevoked = await revokeUserToken(user.id, deviceId);
    return isRevoked
      ? { ok: true }
      : { ok: false, status: 404, message: "That device is not signed in any more." };
  },

  async signOutOtherDevices(token) {
    const user = await findUserByToken(token, new Date());
    return user
      ? { ok: true, signedOutCount: await revokeOtherTokens(user.id, token) }
      : unauthorized;
  },
};
