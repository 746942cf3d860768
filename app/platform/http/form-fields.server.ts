import { z } from "zod";
import { toAsciiEmail } from "./email-domain.server";

// The field types of forms. Callers set the limits; allowed characters are defined here.

export const EMAIL_MAX = 254;

// Not allowed in one-line fields, where they disguise a name: control characters, including line breaks, and what is
// invisible, such as direction overrides and zero-width spaces.
const CONTROL_CHARACTERS =
  /[\p{Cc}\u2028\u2029]|(?![\u200c\u200d\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/u;
/** Joiners, except in scripts that are spelled with them, such as Persian and Hindi, and in emoji. */
const MISPLACED_JOINER =
  /(?<![\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200c\u200d]/u;
/** Variation selectors, except after what has variants: ideographs, Mongolian and Burmese letters, symbols and emoji. */
const MISPLACED_SELECTOR =
  /(?<![\p{Ideographic}\p{scx=Mong}\p{scx=Phag}\p{scx=Mymr}\p{S}\p{P}\p{Emoji}])\p{Variation_Selector}/u;
const CONTROL_CHARACTERS_EXCEPT_BREAKS =
  /(?![\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Not a filler that is shown as a blank. */
const VISIBLE_CHARACTER = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

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
      (value) => !requiredMessage || value === "" || VISIBLE_CHARACTER.test(value),
      requiredMessage,
    );

/** Single-line text; required if there is a message for a missing value. */
export const textLine = (max: number, requiredMessage?: string) =>
  boundedText(max, requiredMessage).refine(
    (value) =>
      !CONTROL_CHARACTERS.test(value) &&
      !MISPLACED_JOINER.test(value) &&
      !MISPLACED_SELECTOR.test(value),
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

/** As browsers and mail servers have it, with a top-level domain that may be an international one. */
const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i;

/** Lowercase, an international domain in its ASCII form. */
export const email = z
  .string({ error: "Enter your email address." })
  .trim()
  .min(1, "Enter your email address.")
  .transform(toAsciiEmail)
  .pipe(
    z
      .email({ pattern: EMAIL_PATTERN, error: "Enter an address like name@example.com." })
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
