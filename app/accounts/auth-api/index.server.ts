import { env } from "~/platform/env.server";
import type {
  AuthApi,
  ConfirmationApi,
  DevicesApi,
  EmailApi,
  PasswordApi,
  SocialApi,
} from "./contract";
import { embeddedAuthApi } from "./embedded.server";
import { embeddedConfirmationApi } from "./embedded-confirmation.server";
import { embeddedDevicesApi } from "./embedded-devices.server";
import { embeddedEmailApi } from "./embedded-email.server";
import { embeddedPasswordApi } from "./embedded-password.server";
import { embeddedSocialApi } from "./embedded-social.server";
import { createHttpAuthApi } from "./http.server";
import { cacheProfiles } from "./cached";
import { limitAttempts } from "./limited.server";

/** The configured auth API, chosen once. */
export const authApi: AuthApi = env.AUTH_API_URL
  ? cacheProfiles(limitAttempts(createHttpAuthApi(env.AUTH_API_URL)))
  : embeddedAuthApi;

/** Account functions beyond the six calls. Undefined with an external account server. */
export const embeddedAccounts:
  | {
      passwords: PasswordApi;
      emails: EmailApi;
      devices: DevicesApi;
      social: SocialApi;
      confirmations: ConfirmationApi;
    }
  | undefined = env.AUTH_API_URL
  ? undefined
  : {
      passwords: embeddedPasswordApi,
      emails: embeddedEmailApi,
      devices: embeddedDevicesApi,
      social: embeddedSocialApi,
      confirmations: embeddedConfirmationApi,
    };
