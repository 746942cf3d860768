/** A person as the auth API tells it. An external API may know no more than name and email. */
export interface Profile {
  id: string;
  name: string;
  email: string;
  userType: string;
  displayName: string;
  title: string;
  location: string;
  bio: string;
  linkedin: string;
  github: string;
  emailVerified: boolean;
  /** ISO 8601, UTC; empty when the API does not say. */
  createdAt: string;
}

/** The fields a person may change about themselves. */
export type ProfileChanges = Partial<
  Pick<Profile, "name" | "displayName" | "title" | "location" | "bio" | "linkedin" | "github">
>;

/** What the app's own records hang on: the account's id, else the lower-cased email. */
export function getOwnerId(profile: Profile): string {
  return profile.id || profile.email.toLowerCase();
}
