/** A profile from the auth API. An external API may only have name and email. */
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
  /** ISO 8601, UTC; empty if unknown. */
  createdAt: string;
  /** Only of a suspended account: it may be exported and deleted, nothing else. */
  suspension?: Suspension;
}

export interface Suspension {
  reason: string;
  /** ISO 8601, UTC. */
  since: string;
}

/** The fields a user can change. */
export type ProfileChanges = Partial<
  Pick<Profile, "name" | "displayName" | "title" | "location" | "bio" | "linkedin" | "github">
>;

/** The owner id of the app's own rows: the account's id, else the lowercase email. */
export function getOwnerId(profile: Profile): string {
  return profile.id || profile.email.toLowerCase();
}
