export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number] | "identity";

/** The encoding to send, by what a browser accepts: brotli, else gzip, else none. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return "identity";
  const entries = accepted.toLowerCase().split(",");
  return (
    ENCODINGS.find((encoding) => entries.some((entry) => accepts(entry, encoding))) ?? "identity"
  );
}

function accepts(entry: string, encoding: string): boolean {
  const [name = "", weight = ""] = entry.split(";");
  return name.trim() === encoding && !/^\s*q\s*=\s*0(?:\.0*)?\s*$/.test(weight);
}
