import type { MentorProfile } from "~/mentoring/directory/stored-profile.server";

/** What a profile needs before it can be published. */
export function listMissing(profile: MentorProfile): { hasProfile: boolean; hasHours: boolean } {
  const { title, bio, session, specialties, languages, timeZone, weekly, exceptions } = profile;
  const texts = [title, bio, session, timeZone];
  return {
    hasProfile: !texts.includes("") && specialties.length > 0 && languages.length > 0,
    hasHours:
      Object.values(weekly).some((ranges) => ranges.length > 0) ||
      exceptions.some(({ ranges }) => ranges.length > 0),
  };
}
