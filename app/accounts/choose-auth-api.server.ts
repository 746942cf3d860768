import { env } from "~/platform/env.server";
import type { AuthApi } from "./auth-api";
import { embeddedAuthApi } from "./embedded-auth-api.server";
import { httpAuthApi } from "./http-auth-api.server";

/** The auth API this server works with, chosen once. */
export const authApi: AuthApi = env.AUTH_API_URL ? httpAuthApi(env.AUTH_API_URL) : embeddedAuthApi;
