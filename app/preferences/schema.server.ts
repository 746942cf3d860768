import { z } from "zod";
import { NOTIFICATION_NAMES, mapNotifications } from "./notifications";
import { PREFERENCES, PREFERENCE_NAMES, pickChoices } from "./preferences";

/** POST /preferences: at least one of them, each with one of its values. */
export const preferencesSchema = z
  .object(
    Object.fromEntries(
      PREFERENCE_NAMES.map((name) => [name, z.enum(PREFERENCES[name].values).optional()]),
    ),
  )
  .transform((fields) => pickChoices((name) => fields[name]))
  .refine((choices) => Object.keys(choices).length > 0);

/** The form of Settings, Notifications: a switch that is off is not sent. */
export const notificationsSchema = z
  .object(Object.fromEntries(NOTIFICATION_NAMES.map((name) => [name, z.boolean().default(false)])))
  .transform((fields) => mapNotifications((name) => fields[name] === true));
