import { expect, test } from "vitest";
import { parseEnv } from "./env-schema.server";

test("all variables are optional", () => {
  expect(parseEnv({})).toMatchObject({
    ok: true,
    env: { PORT: 3000, DATA_DIR: "./data", TRUST_PROXY: 0, LOG_LEVEL: "info" },
  });
  expect(parseEnv({ PORT: "", SESSION_SECRET: " " })).toMatchObject({
    ok: true,
    env: { PORT: 3000, SESSION_SECRET: undefined },
  });
});

test("a list of secrets: the first one signs, all of them verify", () => {
  const result = parseEnv({ SESSION_SECRET: "newer-than-the-other, older-than-the-other" });
  expect(result).toMatchObject({
    ok: true,
    env: { SESSION_SECRET: ["newer-than-the-other", "older-than-the-other"] },
  });
});

test.each([
  "coach@example.org",
  "Pathlight <coach@example.org>",
  "<coach@example.org>",
  "Ünï Coach <coach@bücher.example>",
])("mail from %s", (from) => {
  expect(parseEnv({ MAIL_FROM: from })).toMatchObject({ ok: true, env: { MAIL_FROM: from } });
});

test.each(["postgres://user:p%40ss@host/db", "postgresql://localhost/db?sslmode=verify-full"])(
  "DATABASE_URL accepts %s",
  (DATABASE_URL) => {
    expect(parseEnv({ DATABASE_URL })).toMatchObject({ ok: true, env: { DATABASE_URL } });
  },
);

test.each(["https://accounts.example.org", "http://localhost:4000", "http://[::1]:4000/api"])(
  "AUTH_API_URL accepts %s",
  (AUTH_API_URL) => {
    expect(parseEnv({ AUTH_API_URL })).toMatchObject({ ok: true, env: { AUTH_API_URL } });
  },
);

test.each(["https://example.org", "https://example.org/", "http://localhost:3000"])(
  "APP_URL accepts %s",
  (APP_URL) => {
    expect(parseEnv({ APP_URL })).toMatchObject({ ok: true, env: { APP_URL } });
  },
);

test.each([
  ["PORT", "http", '"http", expected a port number from 0 to 65535.'],
  ["DATABASE_URL", "mysql://me:hunter2@host/db", "•••, expected the address of a PostgreSQL data"],
  ["DATABASE_URL", "postgres://me:hunter%@host/db", "•••, expected the address of a PostgreSQL"],
  ["PORT", "70000", '"70000", expected a port number'],
  ["METRICS_TOKEN", "short", "•••, expected a token of at least 16 characters"],
  ["TRUST_PROXY", "yes", '"yes", expected the number of proxies in front'],
  ["AUTH_API_URL", "accounts", '"accounts", expected an https address'],
  ["AUTH_API_URL", "ftp://x", '"ftp://x", expected an https address'],
  [
    "AUTH_API_URL",
    "http://accounts.example.org",
    '"http://accounts.example.org", expected an https',
  ],
  ["AUTH_API_URL", "http://127.0.0.1.example.org", '"http://127.0.0.1.example.org", expected an h'],
  ["AUTH_API_URL", "https://me:hunter2@x.org", '"https://•••@x.org", expected an https address'],
  ["APP_URL", "pathlight.org", '"pathlight.org", expected the public http or https address'],
  ["APP_URL", "https://example.org/pathlight", '"https://example.org/pathlight", expected the pub'],
  ["APP_URL", "https://example.org/?a=b", '"https://example.org/?•••", expected the public http'],
  [
    "APP_URL",
    "https://me:hunter2@example.org",
    '"https://•••@example.org", expected the public ht',
  ],
  ["AUTH_API_URL", "https://x.org/api?key=1", '"https://x.org/api?•••", expected an https address'],
  ["DATABASE_POOL", "1", '"1", expected the number of connections to PostgreSQL, from 2 to 1000'],
  ["DATABASE_POOL", "many", '"many", expected the number of connections'],
  ["LOG_LEVEL", "loud", '"loud", expected one of fatal, error'],
  ["SESSION_SECRET", "short", "•••, expected one or more secrets of at least 16 characters"],
  ["SESSION_SECRET", "long-enough-this-one-is,short", "•••, expected one or more secrets"],
  ["SMTP_URL", "mail.example.org", "•••, expected an smtp or smtps address"],
  ["SMTP_URL", "https://mail.example.org", "•••, expected an smtp or smtps address"],
  ["SMTP_URL", "smtp://", "•••, expected an smtp or smtps address"],
  ["MAIL_FROM", "Pathlight", '"Pathlight", expected a mail address'],
  [
    "MAIL_FROM",
    "a@example.org, b@example.org",
    '"a@example.org, b@example.org", expected a mail address',
  ],
  [
    "OPERATOR_NAME",
    "Example\nUniversity",
    '"Example\\nUniversity", expected the name of the person',
  ],
  ["OPERATOR_ADDRESS", "x".repeat(301), `"${"x".repeat(100)}", expected a postal address`],
  ["OPERATOR_EMAIL", "Ana <a@example.org>", '"Ana <a@example.org>", expected an email address'],
  ["OPERATOR_LAW", "x".repeat(101), `"${"x".repeat(100)}", expected the place whose law applies`],
  ["IDLE_ACCOUNT_MONTHS", "1", '"1", expected a number of months, from 2 to 120'],
  ["MIN_AGE", "0", '"0", expected an age in years, from 1 to 99'],
  ["MIN_AGE", "sixteen", '"sixteen", expected an age in years'],
  [
    "AI_BASE_URL",
    "api.openai.com/v1",
    '"api.openai.com/v1", expected the http or https address of an OpenAI-compatible server',
  ],
  [
    "AI_BASE_URL",
    "https://me:hunter2@ai.example.org/v1",
    '"https://•••@ai.example.org/v1", expected the http or https address',
  ],
  [
    "AI_BASE_URL",
    "https://ai.example.org/v1?key=x",
    '"https://ai.example.org/v1?•••", expected the http or https address',
  ],
  ["AI_API_KEY", "two words", "•••, expected a key without spaces"],
  ["GOOGLE_CLIENT_ID", "two words", '"two words", expected a client id without spaces'],
  ["GOOGLE_CLIENT_SECRET", "two words", "•••, expected a client secret without spaces"],
  ["GOOGLE_ISSUER", "http://sso.example.org", '"http://sso.example.org", expected the https addr'],
  [
    "LINKEDIN_ISSUER",
    "https://sso.example.org/?realm=x",
    '"https://sso.example.org/?•••", expected the https address',
  ],
  ["AI_MODEL", "x".repeat(201), `"${"x".repeat(100)}", expected the name of a model`],
])(
  "%s=%s is refused by name, with the value unless it is secret, and with what to do",
  (name, value, message) => {
    const result = parseEnv({ [name]: value });
    expect(result).toEqual({
      ok: false,
      problem: expect.stringContaining(`${name} is ${message}`),
    });
  },
);

test.each([
  [
    { AI_BASE_URL: "http://localhost:11434/v1" },
    "AI_BASE_URL is set without AI_MODEL. Set both or neither.",
  ],
  [{ AI_MODEL: "llama3.3" }, "AI_MODEL is set without AI_BASE_URL. Set both or neither."],
  [
    { GOOGLE_CLIENT_ID: "x" },
    "GOOGLE_CLIENT_ID is set without GOOGLE_CLIENT_SECRET. Set both or neither.",
  ],
  [
    { LINKEDIN_CLIENT_SECRET: "x" },
    "LINKEDIN_CLIENT_SECRET is set without LINKEDIN_CLIENT_ID. Set both or neither.",
  ],
  [
    { GOOGLE_ISSUER: "https://sso.example.org" },
    "GOOGLE_ISSUER is set without GOOGLE_CLIENT_ID. Set both or neither.",
  ],
  [{ AI_API_KEY: "sk-very-secret" }, "AI_API_KEY is set without AI_BASE_URL. Set both or neither."],
])("%j: variables that require each other", (source, problem) => {
  expect(parseEnv(source)).toEqual({ ok: false, problem });
});

test("an AI endpoint, with or without a key", () => {
  const source = { AI_BASE_URL: "http://localhost:11434/v1", AI_MODEL: "llama3.3:70b" };
  expect(parseEnv(source)).toMatchObject({ ok: true, env: source });
  expect(parseEnv({ ...source, AI_API_KEY: "sk-x" })).toMatchObject({
    ok: true,
    env: { AI_API_KEY: "sk-x" },
  });
});

test("who runs the server", () => {
  const source = {
    OPERATOR_NAME: "Universität Bücherheim",
    OPERATOR_ADDRESS: "Hauptstraße 1, 12345 Bücherheim",
    OPERATOR_EMAIL: "privacy@example.org",
    OPERATOR_LAW: "Germany",
  };
  expect(parseEnv({ ...source, MIN_AGE: "16" })).toMatchObject({
    ok: true,
    env: { ...source, MIN_AGE: 16 },
  });
});
