import { z } from "zod";
import { NOTIFICATION_NAMES, mapNotifications } from "./notifications";
import { PREFERENCES, PREFERENCE_NAMES, pickChoices } from "./preferences";

/** POST /preferences: at least one preference, each with an allowed value. */
export const preferencesSchema = z
  .object(
    Object.fromEntries(
      PREFERENCE_NAMES.map((name) => [name, z.enum(PREFERENCES[name].values).optional()]),
    ),
  )
  .transform((fields) => pickChoices((name) => fields[name]))
  .refine((choices) => Object.keys(choices).length > 0);

/** The form of Settings, Notifications: switches that are off are not submitted. */
export const notificationsSchema = z
  .object(Object.fromEntries(NOTIFICATION_NAMES.map((name) => [name, z.boolean().default(false)])))
  .transform((fields) => mapNotifications((name) => fields[name] === true));
