import { expect, test } from "vitest";
import { VARIABLES } from "./env-schema.server";
import { findMisspelledNames } from "./misspelled-names";

const find = (environment: Record<string, string>) =>
  findMisspelledNames(environment, Object.keys(VARIABLES)).map(
    ({ name, intended }) => `${name} ${intended}`,
  );

test.each([
  ["APP_ULR", "APP_URL"],
  ["app_url", "APP_URL"],
  ["APPURL", "APP_URL"],
  ["SMPT_URL", "SMTP_URL"],
  ["MAIL_FORM", "MAIL_FROM"],
  ["DATABSE_URL", "DATABASE_URL"],
  ["SESSION_SECRETS", "SESSION_SECRET"],
  ["TRUSTED_PROXY", "TRUST_PROXY"],
  ["GOOGLE_CLIENTID", "GOOGLE_CLIENT_ID"],
  ["PORTS", "PORT"],
])("%s was meant to be %s", (name, intended) => {
  expect(find({ [name]: "1" })).toEqual([`${name} ${intended}`]);
});

test("names of other programs are no mistakes", () => {
  const names =
    "PATH HOME USER HOSTNAME PWD SHELL LANG TERM NODE_ENV NODE_OPTIONS POSTGRES_PASSWORD PGHOST TZ INIT_CWD";
  expect(find(Object.fromEntries(names.split(" ").map((name) => [name, "1"])))).toEqual([]);
});

test("what is set under its right name isn't asked about", () => {
  expect(find({ APP_URL: "https://example.org", API_URL: "https://api.example.org" })).toEqual([]);
});
