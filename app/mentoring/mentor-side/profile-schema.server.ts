import { z } from "zod";
import { MENTOR_FIELDS } from "~/data/mentor-types";
import { isSkillId } from "~/data/skills";
import { findTimeZone } from "~/mentoring/calendar/time-zone.server";
import { textLine, textParagraph } from "~/platform/http/form-fields.server";

const MAX_TEXT_LENGTH = 1500;
const MAX_PRICE = 1000;
const MAX_LANGUAGES = 8;
const ID_MAX = 100;

const skill = z
  .string()
  .max(ID_MAX, "Choose a skill from the list.")
  .refine((id) => id === "" || isSkillId(id), "Choose a skill from the list.")
  .default("");

const otherField = z
  .enum(["", ...MENTOR_FIELDS], { error: "Choose a field from the list." })
  .default("");

/** The form on /mentoring/profile. */
export const mentorProfileSchema = z.object({
  name: textLine(100, "Enter your name."),
  title: textLine(120, "Enter your job title."),
  company: textLine(120, "Enter your company, or Independent."),
  field1: z.enum(MENTOR_FIELDS, { error: "Choose your field." }),
  field2: otherField,
  field3: otherField,
  experience: textLine(120, "Enter your experience, such as 9 years in payments."),
  bio: textParagraph(MAX_TEXT_LENGTH, "Tell people who you are."),
  session: textParagraph(MAX_TEXT_LENGTH, "Describe what an hour with you looks like."),
  skill1: z
    .string({ error: "Choose at least one skill." })
    .max(ID_MAX, "Choose a skill from the list.")
    .refine(isSkillId, "Choose a skill from the list."),
  skill2: skill,
  skill3: skill,
  skill4: skill,
  languages: textLine(200, "Enter at least one language.")
    .transform((text) => [
      ...new Set(
        text
          .split(",")
          .map((language) => language.trim())
          .filter(Boolean),
      ),
    ])
    .refine(
      ({ length }) => length > 0 && length <= MAX_LANGUAGES,
      `Enter up to ${MAX_LANGUAGES} languages, separated by commas.`,
    ),
  price: z.coerce
    .number({ error: "Enter a price. Zero means free." })
    .int("Enter a price in full dollars.")
    .min(0, "Enter a price. Zero means free.")
    .max(MAX_PRICE, `Enter a price up to $${MAX_PRICE}.`),
  timeZone: z
    .string({ error: "Choose your time zone." })
    .max(ID_MAX, "Choose your time zone.")
    .transform(findTimeZone)
    .pipe(z.string({ error: "Choose your time zone." })),
});

/** The submitted form: every field is text. */
export type MentorProfileForm = Record<keyof z.input<typeof mentorProfileSchema>, string>;
