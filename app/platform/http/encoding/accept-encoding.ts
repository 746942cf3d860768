import { rememberLast } from "~/platform/http/remember-last";

export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number] | "identity";

/** Each with a weight other than 0, or with none. */
const ACCEPTS = ENCODINGS.map(
  (encoding) =>
    [
      encoding,
      new RegExp(
        `(?:^|,)\\s*${encoding}\\s*(?:$|,|;(?!\\s*q\\s*=\\s*0(?:\\.0*)?\\s*(?:$|[,;])))`,
        "i",
      ),
    ] as const,
);

/** The encoding to send, by what a browser accepts: brotli, else gzip, else none. */
export const chooseEncoding = rememberLast((accepted: string | undefined = ""): Encoding => {
  for (const [encoding, pattern] of ACCEPTS) if (pattern.test(accepted)) return encoding;
  return "identity";
});
