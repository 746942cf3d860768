import { env } from "~/platform/env.server";
import type { AuthApi, PasswordApi } from "./auth-api";
import { embeddedAuthApi } from "./embedded-auth-api.server";
import { embeddedPasswordApi } from "./embedded-password-api.server";
import { httpAuthApi } from "./http-auth-api.server";

/** The auth API this server works with, chosen once. */
export const authApi: AuthApi = env.AUTH_API_URL ? httpAuthApi(env.AUTH_API_URL) : embeddedAuthApi;

/** Undefined where accounts live on another server: passwords are changed there. */
export const passwordApi: PasswordApi | undefined = env.AUTH_API_URL ? undefined : embeddedPasswordApi;
