export const PROVIDER_NAMES = { google: "Google", linkedin: "LinkedIn" } as const;

export type ProviderId = keyof typeof PROVIDER_NAMES;

export const PROVIDER_IDS = Object.keys(PROVIDER_NAMES) as [ProviderId, ...ProviderId[]];
