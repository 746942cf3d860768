import type { Mentor } from "~/data/mentor-types";
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
  /** Shown, and open for requests: live, and no operator turned them off. */
  isListed: boolean;
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
    ...shown
  } = mentor;
  return shown;
}

export function toSampleMentor(mentor: Mentor, disabled: ReadonlySet<string>): BookableMentor {
  return {
    ...mentor,
    isSample: true,
    holder: `mentor:${mentor.id}`,
    hours: getSampleAvailability(mentor),
    noticeHours: NOTICE_HOURS,
    contactEmail: "",
    status: "live",
    isListed: !disabled.has(mentor.id),
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
    isListed: profile.status === "live" && !disabled.has(profile.id),
  };
}

export const FORMER_MENTOR = "A former mentor";

export function createFormerMentor(id: string): BookableMentor {
  return {
    id,
    tab: "software",
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
  };
}
