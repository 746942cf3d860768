import { z } from "zod";
import { log } from "~/platform/log.server";
import { NAME_MAX } from "~/accounts/schema.server";
import { UNKNOWN_IP } from "~/platform/http/client.server";
import { EMAIL_MAX } from "~/platform/http/form-fields.server";
import { toAddress } from "~/platform/http/forwarded";
import { limitResponse } from "~/platform/http/limit-response.server";
import type { AuthApi, AuthFailure, AuthResult, Caller } from "./contract";
import type { Profile } from "./profile";

/** An account server that takes longer counts as down. */
const TIMEOUT_IN_MS = 10_000;
/** Every page of a signed-in user waits for this call. */
const PROFILE_TIMEOUT_IN_MS = 3000;
const RESPONSE_MAX_IN_BYTES = 1024 * 1024;
/** Part of the key of many rows. */
const OWNER_ID_MAX = 200;
const PROFILE_TEXT_MAX = 4000;
const MAX_RETRY_AFTER_IN_SECONDS = 60 * 60;

interface ApiRequest {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  token?: string;
  body?: unknown;
  /** On whose behalf, so that the other server can limit by address too. */
  caller?: Caller;
}

/**
 * The auth API of another server, at `baseUrl`. That server is untrusted: every response is parsed
 * with a schema, and timeouts, HTML and redirects become failures with a message for the user.
 */
export function createHttpAuthApi(baseUrl: string, timeoutInMs = TIMEOUT_IN_MS): AuthApi {
  const call = (request: ApiRequest, timeout = timeoutInMs) =>
    sendRequest(baseUrl, request, timeout);
  return {
    async register(registration, caller) {
      const result = await call({
        method: "POST",
        path: "/auth/register",
        body: registration,
        caller,
      });
      if (!result.ok) return result;
      // The specification uses nothing from this response, so the profile may be missing.
      return { ok: true, profile: readProfile(result.body) ?? createMinimalProfile(registration) };
    },
    async login(credentials, caller) {
      const result = await call({ method: "POST", path: "/auth/login", body: credentials, caller });
      if (!result.ok) return result;
      const token = readToken(result.body);
      return token ? { ok: true, token } : unusableResponse;
    },
    async logout(token) {
      return call({ method: "POST", path: "/auth/logout", token });
    },
    async getProfile(token) {
      return toProfileResult(
        await call(
          { method: "GET", path: "/auth/profile", token },
          Math.min(timeoutInMs, PROFILE_TIMEOUT_IN_MS),
        ),
      );
    },
    async updateProfile(token, changes) {
      return toProfileResult(
        await call({ method: "PUT", path: "/auth/update-profile", token, body: changes }),
      );
    },
    async deleteAccount(token) {
      return call({ method: "DELETE", path: "/auth/delete-account", token });
    },
  };
}

const unusableResponse: AuthFailure = { ok: false, status: 502, message: "An error occurred" };

async function sendRequest(
  baseUrl: string,
  { method, path, token, body, caller }: ApiRequest,
  timeoutInMs: number,
): Promise<AuthResult<{ body: unknown }>> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (caller && caller.ip !== UNKNOWN_IP) headers["X-Forwarded-For"] = toAddress(caller.ip);
  if (token) headers.Authorization = `Bearer ${token}`;
  try {
    const response = await fetch(baseUrl.replace(/\/+$/, "") + path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      // Following a redirect could send the password to another server.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutInMs),
    });
    const responseBody = parseJson(await limitResponse(response, RESPONSE_MAX_IN_BYTES).text());
    if (!response.ok) return toFailure(response, responseBody);
    if (responseBody === undefined && response.status !== 204 && method === "GET")
      return unusableResponse;
    return { ok: true, body: responseBody };
  } catch (error) {
    log.warn(
      { call: `${method} ${path}`, error: error instanceof Error ? error.name : "unknown" },
      "external auth API did not respond",
    );
    return { ok: false, status: 504, message: "An error occurred" };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const failureSchema = z.object({
  message: z.string().min(1).max(500).catch("An error occurred"),
  errors: z.record(z.string(), z.array(z.string())).optional().catch(undefined),
});

const retryAfterSchema = z.coerce
  .number()
  .int()
  .min(1)
  .max(MAX_RETRY_AFTER_IN_SECONDS)
  .optional()
  .catch(undefined);

function toFailure(response: Response, body: unknown): AuthFailure {
  const { message, errors } = failureSchema.catch({ message: "An error occurred" }).parse(body);
  const retryAfter = retryAfterSchema.parse(response.headers.get("Retry-After"));
  return { ok: false, status: response.status, message, errors, retryAfter };
}

/** It has to fit into the session cookie. */
const token = z.string().min(1).max(2000);
const tokenSchema = z.union([
  z.object({ token }).transform((body) => body.token),
  z.object({ data: z.object({ token }) }).transform((body) => body.data.token),
]);

function readToken(body: unknown): string | undefined {
  return tokenSchema.safeParse(body).data;
}

const textOrEmpty = z.string().max(PROFILE_TEXT_MAX).catch("");
const profileSchema = z.object({
  id: z
    .union([z.string(), z.number().transform(String)])
    .catch("")
    .pipe(z.string().max(OWNER_ID_MAX)),
  name: z
    .string()
    .min(1)
    .transform((name) => name.slice(0, NAME_MAX)),
  email: z.string().min(1).max(EMAIL_MAX),
  userType: z.string().max(NAME_MAX).catch("standard"),
  displayName: textOrEmpty,
  title: textOrEmpty,
  location: textOrEmpty,
  bio: textOrEmpty,
  linkedin: textOrEmpty,
  github: textOrEmpty,
  emailVerified: z.boolean().catch(false),
  createdAt: textOrEmpty.transform((value) => (Number.isNaN(Date.parse(value)) ? "" : value)),
});

const envelopeSchema = z
  .object({ profile: z.unknown(), user: z.unknown(), data: z.unknown() })
  .partial()
  .catch({});

/** The profile itself, or wrapped in one of the common keys. */
function readProfile(body: unknown): Profile | undefined {
  const envelope = envelopeSchema.parse(body);
  for (const candidate of [body, envelope.profile, envelope.user, envelope.data]) {
    const parsed = profileSchema.safeParse(candidate);
    if (parsed.success) return parsed.data;
  }
  return undefined;
}

function createMinimalProfile({
  name,
  email,
  userType,
}: {
  name: string;
  email: string;
  userType: string;
}): Profile {
  return profileSchema.parse({ name, email, userType });
}

function toProfileResult(result: AuthResult<{ body: unknown }>): AuthResult<{ profile: Profile }> {
  if (!result.ok) return result;
  const profile = readProfile(result.body);
  return profile ? { ok: true, profile } : unusableResponse;
}
