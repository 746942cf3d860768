import type { Kysely } from "kysely";
import type { Tables } from "~/platform/database/tables";
import type { ExportSection } from "~/platform/personal-data";
import type { Profile } from "./auth-api/profile";

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
      },
    ],
  };
}

/** The account's sessions. Tokens are left out: they are credentials. */
export async function exportDevices(
  owner: string,
  connection: Kysely<Tables>,
): Promise<ExportSection[]> {
  const rows = await connection
    .selectFrom("auth_tokens")
    .select(["device", "created_at", "last_used_at", "confirmed_at"])
    .where("user_id", "=", owner)
    .orderBy("created_at")
    .execute();
  const known = await connection
    .selectFrom("known_devices")
    .select(["name", "last_seen_at"])
    .where("user_id", "=", owner)
    .orderBy("last_seen_at")
    .execute();
  return [
    {
      table: "auth_tokens",
      title: "Devices",
      description: "The devices you’re signed in on.",
      rows,
      displayRows: rows.map((row) => ({
        Device: row.device,
        "Signed in": new Date(row.created_at),
        "Last used": new Date(row.last_used_at),
      })),
    },
    {
      table: "known_devices",
      title: "Known devices",
      description: "The browsers you’ve signed in with before, within a year.",
      rows: known,
      displayRows: known.map((row) => ({
        Device: row.name,
        "Last sign-in": new Date(row.last_seen_at),
      })),
    },
  ];
}

/** The accounts elsewhere that sign in to this one. */
export async function exportIdentities(
  owner: string,
  connection: Kysely<Tables>,
): Promise<ExportSection[]> {
  const rows = await connection
    .selectFrom("social_identities")
    .select(["issuer", "subject", "email", "created_at"])
    .where("user_id", "=", owner)
    .orderBy("created_at")
    .execute();
  return [
    {
      table: "social_identities",
      title: "Sign-in methods",
      description: "The Google and LinkedIn accounts that sign you in.",
      rows,
      displayRows: rows.map((row) => ({
        Provider: row.issuer,
        "Your id there": row.subject,
        "Your address there": row.email,
        Connected: new Date(row.created_at),
      })),
    },
  ];
}
