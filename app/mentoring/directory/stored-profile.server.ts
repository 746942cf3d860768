import type { Selectable } from "kysely";
import { z } from "zod";
import { isMentorField, type MentorField } from "~/data/mentor-types";
import { isSkillId, type SkillId } from "~/data/skills";
import { type Availability, WEEKDAYS } from "~/mentoring/booking/availability";
import { getCurrentZoneName } from "~/mentoring/calendar/zone-names";
import { parseStoredJson } from "~/platform/database/stored-json.server";
import type { MentorProfilesTable } from "~/platform/database/tables/mentoring";

/** draft: never shown; live: listed and bookable; paused: by the mentor, or for not replying. */
export const PROFILE_STATUSES = ["draft", "live", "paused"] as const;
export type ProfileStatus = (typeof PROFILE_STATUSES)[number];

/** A mentor who is a person with an account. */
export interface MentorProfile {
  id: string;
  ownerId: string;
  status: ProfileStatus;
  fields: MentorField[];
  name: string;
  title: string;
  company: string;
  experience: string;
  bio: string;
  session: string;
  specialties: SkillId[];
  languages: string[];
  price: number;
  /** Empty until it is chosen. */
  timeZone: string;
  noticeHours: number;
  weekly: Availability["weekly"];
  exceptions: Availability["exceptions"];
  contactEmail: string;
  /** The account is suspended. */
  isSuspended: boolean;
}

const listSchema = z.array(z.string());
const rangesSchema = z.array(z.object({ from: z.string(), to: z.string() }));
const weeklySchema = z.partialRecord(z.enum(WEEKDAYS), rangesSchema);
const exceptionsSchema = z.array(z.object({ date: z.string(), ranges: rangesSchema }));

export function toMentorProfile(
  row: Selectable<MentorProfilesTable> & { suspended_at: string | null },
): MentorProfile {
  const stored = { table: "mentor_profiles", id: row.id } as const;
  return {
    id: row.id,
    ownerId: row.owner_id,
    status: PROFILE_STATUSES.find((status) => status === row.status) ?? "draft",
    fields: (parseStoredJson(listSchema, row.fields, stored) ?? []).filter(isMentorField),
    name: row.name,
    title: row.title,
    company: row.company,
    experience: row.experience,
    bio: row.bio,
    session: row.session,
    specialties: (parseStoredJson(listSchema, row.specialties, stored) ?? []).filter(isSkillId),
    languages: parseStoredJson(listSchema, row.languages, stored) ?? [],
    price: row.price,
    timeZone: getCurrentZoneName(row.time_zone),
    noticeHours: row.notice_hours,
    weekly: parseStoredJson(weeklySchema, row.weekly, stored) ?? {},
    exceptions: parseStoredJson(exceptionsSchema, row.exceptions, stored) ?? [],
    contactEmail: row.contact_email,
    isSuspended: row.suspended_at !== null,
  };
}
