import { z } from "zod";

const url = (protocols: string[]) =>
  z
    .string()
    .refine(
      (value) =>
        URL.canParse(value) &&
        protocols.includes(new URL(value).protocol) &&
        new URL(value).hostname !== "",
    );
const webUrl = url(["http:", "https:"]);
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

const printable = z.string().regex(/^[\x21-\x7e]+$/);

/**
 * Receives passwords: no plain http over a network, and no credentials in a URL that gets logged.
 */
function isSafeForPasswords(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  return !username && !password && (protocol === "https:" || LOOPBACK_HOST.test(hostname));
}

/** Pathlight has a host of its own: an address below a path would lead to another site's pages. */
function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`;
}

/** User name and password with the escapes a URL needs. */
function hasReadableCredentials(value: string): boolean {
  try {
    const { username, password } = new URL(value);
    return decodeURIComponent(username + password) !== undefined;
  } catch {
    return false;
  }
}

export const MIN_SECRET_LENGTH = 16;

/** The secrets of a list: the first one signs, all of them verify. */
export function splitSecrets(list: string): string[] {
  return list.split(",").map((secret) => secret.trim());
}

const integerBetween = (from: number, to: number) => z.coerce.number().int().min(from).max(to);
const nonEmptyText = z.string().min(1);
const line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cf}]+$/u)
    .optional();

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

interface Variable {
  schema: z.ZodType;
  /** The expected format, for the error message. */
  expected: string;
  secret?: boolean;
  /** Another variable this one requires. */
  requires?: string;
}

// What Google or LinkedIn gives an operator who registers this server there.
const clientId = { schema: printable.optional(), expected: "a client id without spaces" };
const clientSecret = {
  schema: printable.optional(),
  expected: "a client secret without spaces",
  secret: true,
};
const issuer = {
  schema: webUrl.refine((value) => isSafeForPasswords(value) && /^[^?#]+$/.test(value)).optional(),
  expected:
    "the https address of an OpenID Connect issuer, such as https://accounts.google.com (http only to this machine)",
};

/** All variables Pathlight reads. Empty counts as unset. */
export const VARIABLES = {
  PORT: {
    schema: integerBetween(0, 65_535).default(3000),
    expected: "a port number from 0 to 65535",
  },
  HOST: { schema: nonEmptyText.optional(), expected: "an address to listen on, such as 127.0.0.1" },
  DATA_DIR: { schema: nonEmptyText.default("./data"), expected: "the path of a folder" },
  DATABASE_URL: {
    schema: url(["postgres:", "postgresql:"]).refine(hasReadableCredentials).optional(),
    expected: "the address of a PostgreSQL database, such as postgres://user:password@host/name",
    secret: true,
  },
  DATABASE_POOL: {
    schema: integerBetween(2, 1000).default(10),
    expected: "the number of connections to PostgreSQL, from 2 to 1000",
  },
  AUTH_API_URL: {
    schema: webUrl
      .refine((value) => isSafeForPasswords(value) && /^[^?#]+$/.test(value))
      .optional(),
    expected:
      "an https address without user name, password and query, such as https://accounts.example.org (http only to this machine)",
  },
  SESSION_SECRET: {
    schema: z
      .string()
      .transform(splitSecrets)
      .refine((secrets) => secrets.every((secret) => secret.length >= MIN_SECRET_LENGTH))
      .optional(),
    expected: "one or more secrets of at least 16 characters, separated by commas",
    secret: true,
  },
  APP_URL: {
    schema: webUrl.refine(isOrigin).optional(),
    expected:
      "the public http or https address without path, query and user name, such as https://pathlight.example.org",
  },
  TRUST_PROXY: {
    schema: integerBetween(0, 10).default(0),
    expected: "the number of proxies in front, from 0 to 10",
  },
  SMTP_URL: {
    schema: url(["smtp:", "smtps:"]).optional(),
    expected: "an smtp or smtps address, such as smtps://user:password@mail.example.org",
    secret: true,
  },
  MAIL_FROM: {
    schema: z
      .string()
      .regex(/^(?:[^<>@"\p{Cc}]* )?<?[^\s<>@",;]+@[^\s<>@",;]+>?$/u)
      .optional(),
    expected: "a mail address, such as Pathlight <coach@example.org>",
  },
  AI_BASE_URL: {
    schema: webUrl.refine((value) => /^https?:\/\/[^?#@]+$/i.test(value)).optional(),
    expected:
      "the http or https address of an OpenAI-compatible server, such as https://api.openai.com/v1, without password or query",
    requires: "AI_MODEL",
  },
  AI_API_KEY: {
    schema: printable.optional(),
    expected: "a key without spaces",
    secret: true,
    requires: "AI_BASE_URL",
  },
  AI_MODEL: {
    schema: z
      .string()
      .max(200)
      .regex(/^\P{C}+$/u)
      .optional(),
    expected: "the name of a model, of at most 200 characters",
    requires: "AI_BASE_URL",
  },
  GOOGLE_CLIENT_ID: { ...clientId, requires: "GOOGLE_CLIENT_SECRET" },
  GOOGLE_CLIENT_SECRET: { ...clientSecret, requires: "GOOGLE_CLIENT_ID" },
  GOOGLE_ISSUER: { ...issuer, requires: "GOOGLE_CLIENT_ID" },
  LINKEDIN_CLIENT_ID: { ...clientId, requires: "LINKEDIN_CLIENT_SECRET" },
  LINKEDIN_CLIENT_SECRET: { ...clientSecret, requires: "LINKEDIN_CLIENT_ID" },
  LINKEDIN_ISSUER: { ...issuer, requires: "LINKEDIN_CLIENT_ID" },
  METRICS_TOKEN: {
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/)
      .optional(),
    expected: "a token of at least 16 characters without spaces",
    secret: true,
  },
  OPERATOR_NAME: {
    schema: line(200),
    expected: "the name of the person or organization, on one line of at most 200 characters",
  },
  OPERATOR_ADDRESS: {
    schema: line(300),
    expected: "a postal address, on one line of at most 300 characters",
  },
  OPERATOR_EMAIL: {
    schema: z
      .string()
      .max(254)
      .regex(/^[^\s<>@",;]+@[^\s<>@",;]+$/)
      .optional(),
    expected: "an email address, such as privacy@example.org",
  },
  OPERATOR_LAW: {
    schema: line(100),
    expected: "the place whose law applies, such as Germany, of at most 100 characters",
  },
  MIN_AGE: { schema: integerBetween(1, 99).optional(), expected: "an age in years, from 1 to 99" },
  IDLE_ACCOUNT_MONTHS: {
    schema: integerBetween(2, 120).optional(),
    expected: "a number of months, from 2 to 120",
  },
  LOG_LEVEL: {
    schema: z.enum(LOG_LEVELS).default("info"),
    expected: `one of ${LOG_LEVELS.join(", ")}`,
  },
} satisfies Record<string, Variable>;

export type Env = { [Name in keyof typeof VARIABLES]: z.infer<(typeof VARIABLES)[Name]["schema"]> };

export type EnvResult = { ok: true; env: Env } | { ok: false; problem: string };

/**
 * Reads the variables from `source` (usually process.env). Returns the first invalid one as a line
 * with its name, its value (masked if secret) and the expected format.
 */
export function parseEnv(source: Record<string, string | undefined>): EnvResult {
  const env: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries<Variable>(VARIABLES)) {
    const value = source[name]?.trim() || undefined;
    const result = variable.schema.safeParse(value);
    if (!result.success)
      return { ok: false, problem: describeProblem(name, value ?? "", variable) };
    env[name] = result.data;
  }
  for (const [name, { requires }] of Object.entries<Variable>(VARIABLES)) {
    if (requires && env[name] !== undefined && env[requires] === undefined)
      return { ok: false, problem: `${name} is set without ${requires}. Set both or neither.` };
  }
  return { ok: true, env: env as Env };
}

function describeProblem(name: string, value: string, variable: Variable): string {
  const displayValue = variable.secret
    ? "•••"
    : JSON.stringify(
        value
          .replace(/\/\/[^/]*@/, "//•••@")
          .replace(/\?.*/, "?•••")
          .slice(0, 100),
      );
  return `${name} is ${displayValue}, expected ${variable.expected}. Set it right or unset it.`;
}
