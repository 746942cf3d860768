import { env } from "~/platform/env.server";

const SETTINGS = [
  {
    name: "OPERATOR_NAME",
    purpose:
      "The person or organization that runs this server, in the privacy policy, the terms and emails.",
  },
  {
    name: "OPERATOR_ADDRESS",
    purpose: "Your postal address, in the same places. Many countries require one.",
  },
  {
    name: "OPERATOR_EMAIL",
    purpose: "Where people can write about their data without using this site.",
  },
  { name: "OPERATOR_LAW", purpose: "The place whose law applies to the terms, such as Germany." },
  {
    name: "MIN_AGE",
    purpose:
      "The age people must have reached to have an account, in the terms and on the registration page.",
  },
] as const;

/** What this server says about who runs it, and what it can't say because a variable is missing. */
export function listOperatorSettings() {
  return SETTINGS.map(({ name, purpose }) => ({ name, purpose, value: env[name] }));
}
