import type { DevicesApi } from "./contract";
import { logSecurityEvent } from "~/platform/security-log.server";
import { unauthorized } from "./failures.server";
import {
  hashToken,
  listTokens,
  revokeUserTokens,
  findUserByToken,
} from "~/accounts/store/tokens.server";

export const embeddedDevicesApi: DevicesApi = {
  async listDevices(token) {
    const now = new Date();
    const user = await findUserByToken(token, now);
    if (!user) return unauthorized;
    const tokens = await listTokens(user.id, now);
    return {
      ok: true,
      // The hash is safe to expose: only its owner can use it, and only to revoke the session.
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
    const now = new Date();
    const user = await findUserByToken(token, now);
    if (!user) return unauthorized;
    const { count, isSaved } = await revokeUserTokens(user.id, (hash) => hash === deviceId, now);
    if (count === 0)
      return { ok: false, status: 404, message: "That device is already signed out." };
    logSecurityEvent("sessions-revoked", { account: user.id });
    return { ok: true, isSaved };
  },

  async signOutOtherDevices(token) {
    const now = new Date();
    const user = await findUserByToken(token, now);
    if (!user) return unauthorized;
    const ownHash = hashToken(token);
    const { count, isSaved } = await revokeUserTokens(user.id, (hash) => hash !== ownHash, now);
    logSecurityEvent("sessions-revoked", { account: user.id });
    return { ok: true, signedOutCount: count, isSaved };
  },
};
