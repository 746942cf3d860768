/** Where the words after a job's name begin: “Registered nurse, cardiology ward”, “Electrician at a hospital”. */
const AFTER_NAME = /,|\s(?:in|on|at)\s/i;

/** A job as it was typed, in full and up to where the work is done. Normalized. */
export function listJobNames(job: string): string[] {
  return [job, job.split(AFTER_NAME)[0] ?? ""].map(normalizeName).filter(Boolean);
}

/** The words up to where the work is done, and those that say where; none if it doesn’t say. */
export function splitPlace(job: string): { name: string; place: string } {
  const [name = ""] = job.split(AFTER_NAME);
  return { name, place: job.slice(name.length) };
}

export const normalizeName = (name: string) => splitWords(name).join(" ");

/** Lowercase words in the singular. */
export function splitWords(name: string): string[] {
  return (name.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) =>
    word.replace(/ies$/, "y").replace(/(?<=\p{L}{2})s$/u, ""),
  );
}
