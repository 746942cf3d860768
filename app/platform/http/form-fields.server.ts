import { z } from "zod";

// The field types of forms. Callers set the limits; allowed characters are defined here.

export const EMAIL_MAX = 254;

// Control characters, including line breaks, aren't allowed in one-line fields; the second range is
// direction overrides, which can disguise a name.
const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const CONTROL_CHARACTERS_EXCEPT_BREAKS =
  /(?![\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Not text: a file, a field sent twice, or another JSON type. */
const text = (requiredMessage = "Send this as one piece of text.") =>
  z.string({ error: requiredMessage });

const boundedText = (max: number, requiredMessage?: string) =>
  text(requiredMessage)
    .trim()
    .min(requiredMessage ? 1 : 0, requiredMessage)
    .max(max, { error: () => `Use at most ${max.toLocaleString("en-US")} characters.` })
    // At least one visible character.
    .refine(
      (value) => !requiredMessage || value === "" || /[\p{L}\p{N}\p{P}\p{S}]/u.test(value),
      requiredMessage,
    );

/** Single-line text; required if there is a message for a missing value. */
export const textLine = (max: number, requiredMessage?: string) =>
  boundedText(max, requiredMessage).refine(
    (value) => !CONTROL_CHARACTERS.test(value),
    "Use plain text without line breaks or hidden characters.",
  );

/**
 * Multi-line text. Browsers send line breaks as two characters; they are stored and counted as one.
 */
export const textParagraph = (max: number, requiredMessage?: string) =>
  text(requiredMessage)
    .transform((value) => value.replace(/\r\n?/g, "\n"))
    .pipe(
      boundedText(max, requiredMessage).refine(
        (value) => !CONTROL_CHARACTERS_EXCEPT_BREAKS.test(value),
        "Use plain text without hidden characters.",
      ),
    );

export const email = z
  .string({ error: "Enter your email address." })
  .trim()
  .min(1, "Enter your email address.")
  .pipe(
    z
      .email("Enter an address like name@example.com.")
      .max(EMAIL_MAX, `Use at most ${EMAIL_MAX} characters.`),
  )
  .transform((value) => value.toLowerCase());

/** A web address; "linkedin.com/in/maya" is completed with https://. */
export const webAddress = textLine(300)
  .transform((value) =>
    /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$)/u.test(value) ? `https://${value}` : value,
  )
  .refine(
    (value) => value === "" || (URL.canParse(value) && new URL(value).protocol === "https:"),
    "Enter a web address, such as https://example.com/me",
  );
