import type { DevicesApi } from "./contract";
import { logSecurityEvent } from "~/platform/security-log.server";
import { unauthorized } from "./failures.server";
import {
  hashToken,
  listTokens,
  revokeOtherTokens,
  revokeUserToken,
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
    const user = await findUserByToken(token, new Date());
    if (!user) return unauthorized;
    const isRevoked = await revokeUserToken(user.id, deviceId);
    if (isRevoked) logSecurityEvent("sessions-revoked", { account: user.id });
    return isRevoked
      ? { ok: true }
      : { ok: false, status: 404, message: "That device is already signed out." };
  },

  async signOutOtherDevices(token) {
    const user = await findUserByToken(token, new Date());
    if (!user) return unauthorized;
    logSecurityEvent("sessions-revoked", { account: user.id });
    return { ok: true, signedOutCount: await revokeOtherTokens(user.id, token) };
  },
};
