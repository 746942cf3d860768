import { env } from "~/platform/env.server";
import type { AuthApi, DevicesApi, EmailApi, PasswordApi } from "./auth-api";
import { embeddedAuthApi } from "./embedded-auth-api.server";
import { embeddedDevicesApi } from "./embedded-devices-api.server";
import { embeddedEmailApi } from "./embedded-email-api.server";
import { embeddedPasswordApi } from "./embedded-password-api.server";
import { createHttpAuthApi } from "./http-auth-api.server";
import { cacheProfiles } from "./remembered-profile";

/** The auth API this server works with, chosen once. */
export const authApi: AuthApi = env.AUTH_API_URL
  ? cacheProfiles(createHttpAuthApi(env.AUTH_API_URL))
  : embeddedAuthApi;

/** What the six calls do not cover. Undefined where accounts live on another server: it is done there. */
export const embeddedAccounts:
  | { passwords: PasswordApi; emails: EmailApi; devices: DevicesApi }
  | undefined = env.AUTH_API_URL
  ? undefined
  : { passwords: embeddedPasswordApi, emails: embeddedEmailApi, devices: embeddedDevicesApi };
