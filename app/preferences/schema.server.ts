import { z } from "zod";
import { ACCENTS } from "./accents";
import { ANIMATIONS, EXTRA_TIMES, THEMES } from "./types";

const theme = z.enum(THEMES);
const accent = z.enum(ACCENTS);
const animations = z.enum(ANIMATIONS);
const extraTime = z.enum(EXTRA_TIMES);

/** POST /preferences: at least one of them. */
export const preferencesSchema = z
  .object({
    theme: theme.optional(),
    accent: accent.optional(),
    animations: animations.optional(),
    extraTime: extraTime.optional(),
  })
  .refine((chosen) => Object.keys(chosen).length > 0);

/** What was kept earlier, in a cookie or a table: a value that is none any more counts as not chosen. */
export const storedPreferencesSchema = z.object({
  theme: theme.optional().catch(undefined),
  accent: accent.optional().catch(undefined),
  animations: animations.optional().catch(undefined),
  extraTime: extraTime.optional().catch(undefined),
});

/** The form of Settings, Notifications: a box that is not ticked is not sent. */
export const notificationsSchema = z.object({
  emailNotifications: z.boolean().default(false),
  sessionReminders: z.boolean().default(false),
  learningUpdates: z.boolean().default(false),
  marketing: z.boolean().default(false),
});
