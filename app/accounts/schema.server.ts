import { z } from "zod";
import { toAsciiEmail } from "~/platform/http/email-domain.server";
import {
  EMAIL_MAX,
  email,
  textLine,
  textParagraph,
  webAddress,
} from "~/platform/http/form-fields.server";
import { ADDRESS_MAX } from "~/platform/http/safe-redirect";
import { PROVIDER_IDS } from "./social/provider-names";
import { isGuessable } from "./password/guessable.server";

export const NAME_MAX = 100;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 200;

// First name + space + last name must fit the name column.
const NAME_PART_MAX = 45;

/** A new password. No composition rules; length counts visible characters. */
const newPassword = z
  .string({ error: "Choose a password." })
  .min(1, "Choose a password.")
  .refine(
    (value) => value.length === 0 || [...value].length >= PASSWORD_MIN,
    `Use at least ${PASSWORD_MIN} characters.`,
  )
  .max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`);

const repeatedPassword = (requiredMessage: string) =>
  z.string({ error: requiredMessage }).max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`);

interface PasswordChoice {
  email: string;
  password: string;
}

function rejectGuessable<Schema extends z.ZodType<PasswordChoice>>(
  schema: Schema,
  getName: (value: z.infer<Schema>) => string,
) {
  return schema.superRefine((value, context) => {
    // A too-short password already has an error.
    if (
      [...value.password].length < PASSWORD_MIN ||
      !isGuessable(value.password, [getName(value), value.email])
    )
      return;
    context.addIssue({
      code: "custom",
      path: ["password"],
      message: "This password is too easy to guess. Try a few unrelated words.",
    });
  });
}

/** POST /auth/register. */
export const registrationSchema = rejectGuessable(
  z.object({
    name: textLine(NAME_MAX, "Enter your name."),
    email,
    password: newPassword,
    userType: z.literal("standard", "The only user type is “standard”.").default("standard"),
  }),
  (value) => value.name,
);

/** The name of an account, from the form. */
export function getFullName({ firstName, lastName }: { firstName: string; lastName: string }) {
  return `${firstName} ${lastName}`.trim();
}

/** The form on /register. */
export const registerFormSchema = rejectGuessable(
  z.object({
    firstName: textLine(NAME_PART_MAX, "Enter your first name."),
    /** Many people have one name. */
    lastName: textLine(NAME_PART_MAX).default(""),
    email,
    password: newPassword,
    confirmPassword: repeatedPassword("Confirm your password."),
    terms: z.literal("on", { error: "Accept the terms to create an account." }),
  }),
  getFullName,
).refine((value) => value.password === value.confirmPassword, {
  path: ["confirmPassword"],
  message: "The passwords don’t match.",
  // Checked together with the other errors, not only after those are fixed.
  when: ({ value }) => typeof value === "object",
});

/** A password change. Whether the new one is guessable depends on the account. */
export const passwordChangeSchema = z.object({
  currentPassword: z
    .string({ error: "Enter your current password." })
    .min(1, "Enter your current password.")
    .max(1000, "Use at most 1,000 characters."),
  newPassword,
});

/** The form in Settings, Account. */
export const passwordFormSchema = passwordChangeSchema
  .extend({ confirmPassword: repeatedPassword("Confirm your new password.") })
  .refine((value) => value.newPassword === value.confirmPassword, {
    path: ["confirmPassword"],
    message: "The passwords don’t match.",
    when: ({ value }) => typeof value === "object",
  });

/** The form on /forgot-password. */
export const forgotPasswordSchema = z.object({ email });

/** A new password set through an emailed link. */
export const newPasswordSchema = z.object({ newPassword });

/** The form on /reset-password. Whether the password is guessable depends on the account. */
export const resetPasswordSchema = newPasswordSchema
  .extend({ confirmPassword: repeatedPassword("Confirm your new password.") })
  .refine((value) => value.newPassword === value.confirmPassword, {
    path: ["confirmPassword"],
    message: "The passwords don’t match.",
    when: ({ value }) => typeof value === "object",
  });

const currentPassword = z
  .string({ error: "Enter your password." })
  .min(1, "Enter your password.")
  .max(1000, "Use at most 1,000 characters.");

/** In an account without a password, a recent sign-in stands for it. */
const noPassword = z
  .string()
  .default("")
  .transform(() => "");

const getPasswordField = (hasPassword: boolean) => (hasPassword ? currentPassword : noPassword);

/** An email change. */
export const getEmailChangeSchema = (hasPassword: boolean) =>
  z.object({ email, password: getPasswordField(hasPassword) });

/** The form that deletes an account. */
export const getDeleteAccountSchema = (hasPassword: boolean) =>
  z.object({ password: getPasswordField(hasPassword) });

/** The forms in Settings, Account. */
export const getAccountFormSchema = (hasPassword: boolean) =>
  z.discriminatedUnion("intent", [
    passwordFormSchema.safeExtend({ intent: z.literal("password") }),
    getEmailChangeSchema(hasPassword).extend({ intent: z.literal("email") }),
    z.object({
      intent: z.literal("connect"),
      provider: z.enum(PROVIDER_IDS),
      password: getPasswordField(hasPassword),
    }),
    z.object({ intent: z.literal("disconnect"), provider: z.enum(PROVIDER_IDS) }),
    z.object({ intent: z.literal("end-device"), device: z.string().catch("") }),
    z.object({ intent: z.enum(["set-password", "verify", "cancel-email", "end-others"]) }),
  ]);

/** POST /auth/login and the form on /login. */
export const loginSchema = z.object({
  email: z
    .string({ error: "Enter your email address." })
    .trim()
    .min(1, "Enter your email address.")
    .max(EMAIL_MAX, `Use at most ${EMAIL_MAX} characters.`)
    .transform(toAsciiEmail),
  password: currentPassword,
});

/** PUT /auth/update-profile: any of the fields. */
export const profileChangesSchema = z
  .object({
    name: textLine(NAME_MAX, "Enter your name."),
    displayName: textLine(NAME_MAX),
    title: textLine(120),
    location: textLine(120),
    bio: textParagraph(2000),
    linkedin: webAddress,
    github: webAddress,
  })
  .partial();

const { name, displayName, title, location, bio, linkedin, github } = profileChangesSchema.shape;

/** The form in Settings, Profile: an empty field clears the value. */
export const profileFormSchema = z.object({
  fullName: name.unwrap(),
  displayName: displayName.unwrap().default(""),
  title: title.unwrap().default(""),
  location: location.unwrap().default(""),
  bio: bio.unwrap().default(""),
  linkedin: linkedin.unwrap().default(""),
  github: github.unwrap().default(""),
});

/** The buttons of Google and LinkedIn. */
export const socialSignInSchema = z.object({
  provider: z.enum(PROVIDER_IDS),
  returnTo: z.string().max(ADDRESS_MAX).catch("/login"),
});

export type RegisterForm = z.input<typeof registerFormSchema>;
export type LoginForm = z.input<typeof loginSchema>;
export type ProfileForm = z.input<typeof profileFormSchema>;
export type ForgotPasswordForm = z.input<typeof forgotPasswordSchema>;
export type ResetPasswordForm = z.input<typeof resetPasswordSchema>;
export type EmailForm = z.input<ReturnType<typeof getEmailChangeSchema>>;
export type PasswordForm = z.input<typeof passwordFormSchema>;
export type DeleteAccountForm = z.input<ReturnType<typeof getDeleteAccountSchema>>;
