type FileType = "pdf" | "zip" | "old-word-file";

/** PDF readers find the mark behind what other programs put in front of it. */
const PDF_MARK_WITHIN = 1024;
const PDF_MARK = "%PDF-";
const ZIP_MARK = "PK\u0003\u0004";
/** Word before 2007, and newer files with a password. */
const OLE_MARK = "\u00d0\u00cf\u0011\u00e0";

/** What a file is by its first bytes: its name and the type that a browser sends are the sender’s words. */
export function detectFileType(bytes: Uint8Array): FileType | undefined {
  const start = Buffer.from(bytes.subarray(0, PDF_MARK_WITHIN)).toString("latin1");
  if (start.startsWith(ZIP_MARK)) return "zip";
  if (start.startsWith(OLE_MARK)) return "old-word-file";
  return start.includes(PDF_MARK) ? "pdf" : undefined;
}
