import { type Mentor, type MentorField, UNNAMED_SAMPLE } from "~/data/mentor-types";
import { type Availability, WEEKDAYS } from "~/mentoring/booking/availability";
import type { RatingSummary } from "~/mentoring/feedback/reviews.server";
import { NOTICE_HOURS } from "~/mentoring/sessions/rules";
import { getSampleAvailability } from "./sample-availability";
import type { MentorProfile, ProfileStatus } from "./stored-profile.server";

/** A mentor whose times can be booked: a person with an account, or a sample. */
export interface BookableMentor extends Mentor {
  /** An invented person: replies are automatic. */
  isSample: boolean;
  /** Whose times a session takes: the mentor's account. */
  holder: string;
  hours: Availability;
  /** Their earliest session is this far ahead. */
  noticeHours: number;
  /** Empty for samples. */
  contactEmail: string;
  status: ProfileStatus;
  /** Shown, and open for requests: live, not suspended, and no operator turned them off. */
  isListed: boolean;
  /** The account is suspended: nobody sees who it is. */
  isSuspended: boolean;
}

/** What anybody may see of a mentor. */
export type PublicMentor = Mentor & Pick<BookableMentor, "isSample">;

export function toPublicMentor(mentor: BookableMentor): PublicMentor {
  const {
    holder: _holder,
    hours: _hours,
    noticeHours: _notice,
    contactEmail: _email,
    status: _status,
    isListed: _listed,
    isSuspended: _suspended,
    ...shown
  } = mentor;
  return shown;
}

/** What decides which samples are shown. */
export interface SampleRule {
  /** Mentors an operator turned off. */
  disabled: ReadonlySet<string>;
  /** The fields of the people who are listed. */
  covered: ReadonlySet<MentorField>;
}

/**
 * A sample belongs to its first field, and is hidden once a person is listed there; it leaves its other fields for the
 * same reason. One that is off has no name.
 */
export function toSampleMentor(sample: Mentor, { disabled, covered }: SampleRule): BookableMentor {
  const isOff = disabled.has(sample.id);
  const openFields = sample.fields.filter((field) => !covered.has(field));
  const isListed = !isOff && openFields[0] === sample.fields[0];
  return {
    ...sample,
    ...(isOff && { name: UNNAMED_SAMPLE, title: "", company: "", bio: "", session: "" }),
    fields: isListed ? openFields : sample.fields,
    isSample: true,
    holder: `mentor:${sample.id}`,
    hours: getSampleAvailability(sample),
    noticeHours: NOTICE_HOURS,
    contactEmail: "",
    status: "live",
    isListed,
    isSuspended: false,
  };
}

/** The hours of a profile, as the slot engine reads them. */
export function getHours({ timeZone, weekly, exceptions }: MentorProfile): Availability {
  return { timeZone: timeZone || "UTC", weekly, exceptions };
}

export function toAccountMentor(
  profile: MentorProfile,
  disabled: ReadonlySet<string> = new Set(),
  summary: RatingSummary = { rating: 0, reviews: 0 },
): BookableMentor {
  const { ownerId, weekly, exceptions: _exceptions, ...shown } = profile;
  return {
    ...shown,
    timeZone: profile.timeZone || "UTC",
    availability: WEEKDAYS.filter((day) => (weekly[day] ?? []).length > 0),
    ...summary,
    isSample: false,
    holder: ownerId,
    hours: getHours(profile),
    isListed: profile.status === "live" && !profile.isSuspended && !disabled.has(profile.id),
  };
}

export const FORMER_MENTOR = "A former mentor";

export function createFormerMentor(id: string): BookableMentor {
  return {
    id,
    fields: [],
    name: FORMER_MENTOR,
    title: "",
    company: "",
    rating: 0,
    reviews: 0,
    specialties: [],
    experience: "",
    price: 0,
    availability: [],
    bio: "",
    session: "",
    languages: [],
    timeZone: "UTC",
    isSample: false,
    holder: "",
    hours: { timeZone: "UTC", weekly: {}, exceptions: [] },
    noticeHours: NOTICE_HOURS,
    contactEmail: "",
    status: "draft",
    isListed: false,
    isSuspended: false,
  };
}
