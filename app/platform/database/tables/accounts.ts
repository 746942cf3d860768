import type { Generated } from "kysely";

export interface UsersTable {
  id: string;
  /** Lowercase. */
  email: string;
  name: string;
  /** Empty in an account without a password, which is signed in to with Google or LinkedIn. */
  password_hash: string;
  user_type: string;
  display_name: string;
  title: string;
  location: string;
  bio: string;
  linkedin: string;
  github: string;
  email_verified: number;
  created_at: string;
  /** When an operator suspended it, and why; null if it isn’t suspended. */
  suspended_at: Generated<string | null>;
  suspension_reason: Generated<string | null>;
  /** Within the hour; null until it is used or the daily clean-up sees it. */
  last_used_at: Generated<string | null>;
  /** When the emails before the deletion of an idle account were queued, since its last use. */
  first_notice_at: Generated<string | null>;
  last_notice_at: Generated<string | null>;
}

export interface AuthTokensTable {
  /** SHA-256 of the token, hex: the token itself is never stored. */
  token_hash: string;
  user_id: string;
  created_at: string;
  last_used_at: string;
  /** Such as "Firefox on Linux"; empty if unknown. */
  device: Generated<string>;
  /** When the person last proved who they are other than by the session; null if never. */
  confirmed_at: Generated<string | null>;
}

export interface OneTimeLinksTable {
  /** SHA-256 of the token in the link, hex. */
  token_hash: string;
  user_id: string;
  purpose:
    | "reset-password"
    | "verify-email"
    | "change-email"
    | "undo-email-change"
    | "confirm-sign-in";
  /** The email address it was sent to. */
  email: string;
  created_at: string;
  expires_at: string;
  /** The hash of the token of the only session that may use it; null if any browser may. */
  session_hash: Generated<string | null>;
}

export interface KnownDevicesTable {
  user_id: string;
  /** See accounts/store/known-devices.server.ts. */
  key_hash: string;
  last_seen_at: string;
  /** Such as "Firefox on Linux"; empty if unknown. */
  name: Generated<string>;
}

/** An account at Google or LinkedIn that signs in to an account here. */
export interface SocialIdentitiesTable {
  issuer: string;
  /** The id that the issuer gave the person: never changed, never used again. */
  subject: string;
  user_id: string;
  created_at: string;
  /** The address there at the last sign-in; null if none was given yet. */
  email: Generated<string | null>;
}

export interface AccountPreferencesTable {
  owner_id: string;
  /** Null until set while signed in. */
  theme: string | null;
  accent: string | null;
  animations: string | null;
  extra_time: Generated<string | null>;
  email_notifications: number;
  session_reminders: number;
  learning_updates: number;
  marketing: number;
  updated_at: string;
}

/** A form sent after the session had ended. */
export interface KeptFormsTable {
  /** The account whose page it was. */
  owner_id: string;
  /** SHA-256 of the device cookie, hex. */
  browser_hash: string;
  /** The path and query of the page with the form. */
  page: string;
  /** JSON list of names and values, without passwords. */
  fields: string;
  kept_at: string;
}

export interface MailOutboxTable {
  id: string;
  owner_id: string;
  recipient: string;
  subject: string;
  /** Both are emptied once sent, because links in them grant access. */
  text: string;
  html: string;
  /** An iCalendar file sent with it; null if none. Emptied with the text. */
  calendar: Generated<string | null>;
  created_at: string;
  attempts: Generated<number>;
  /** When the next attempt is due; null if sent or given up. */
  due_at: string | null;
  sent_at: string | null;
}
