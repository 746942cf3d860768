import { type ExportSection, personalTable } from "~/platform/personal-data";
import type { Profile } from "./auth-api/profile";
import { parseKeptFields } from "./kept-forms/queries.server";

/** The account's profile, from the auth API. */
export function exportAccount(profile: Profile): ExportSection {
  return {
    table: "users",
    title: "Account and profile",
    description: "Your account details. Your password isn’t included: it is stored only as a hash.",
    rows: [profile],
    displayRows: [
      {
        "Full name": profile.name,
        "Display name": profile.displayName,
        Email: profile.email,
        "Email confirmed": profile.emailVerified,
        "Professional title": profile.title,
        Location: profile.location,
        Bio: profile.bio,
        LinkedIn: profile.linkedin,
        GitHub: profile.github,
        "Account type": profile.userType,
        "Account since": profile.createdAt === "" ? null : new Date(profile.createdAt),
        ...(profile.suspension && {
          "Suspended since": new Date(profile.suspension.since),
          "Reason for the suspension": profile.suspension.reason,
        }),
      },
    ],
  };
}

const sessions = personalTable({
  table: "auth_tokens",
  title: "Devices",
  description: "The devices you’re signed in on.",
  ownerColumn: "user_id",
  order: ["created_at"],
  toCells: (row) => ({
    Device: row.device,
    "Signed in": new Date(row.created_at),
    "Last used": new Date(row.last_used_at),
  }),
});

const knownDevices = personalTable({
  table: "known_devices",
  title: "Known devices",
  description: "The browsers you’ve signed in with before, within a year.",
  ownerColumn: "user_id",
  order: ["last_seen_at"],
  toCells: (row) => ({ Device: row.name, "Last sign-in": new Date(row.last_seen_at) }),
});

const identities = personalTable({
  table: "social_identities",
  title: "Sign-in methods",
  description: "The Google and LinkedIn accounts that sign you in.",
  ownerColumn: "user_id",
  order: ["created_at"],
  toCells: (row) => ({
    Provider: row.issuer,
    "Your id there": row.subject,
    "Your address there": row.email,
    Connected: new Date(row.created_at),
  }),
});

const keptForms = personalTable({
  table: "kept_forms",
  title: "Forms waiting for you to sign in",
  description:
    "What you sent after you had been signed out. It is deleted an hour later if you don’t come back to it.",
  order: ["kept_at"],
  json: ["fields"],
  toCells: (row) => ({
    Page: row.page,
    Fields: parseKeptFields(row).map(([name, value]) => `${name}: ${value}`),
    Sent: new Date(row.kept_at),
  }),
});

export const ACCOUNT_TABLES = [sessions, knownDevices, identities, keptForms];
