import { z } from "zod";
import { ACCENTS } from "./accents";
import { THEMES } from "./types";

export const themeSchema = z.enum(THEMES);
export const accentSchema = z.enum(ACCENTS);

/** POST /preferences: one of them or both. */
export const preferencesSchema = z
  .object({ theme: themeSchema.optional(), accent: accentSchema.optional() })
  .refine(({ theme, accent }) => theme !== undefined || accent !== undefined);
