/** Where the words after a job's name begin: “Registered nurse (nights)”, “Electrician at a hospital”. */
const AFTER_NAME = /[,(]|\s(?:in|on|at|[-–—])\s/i;
/** The same occupation with more or less experience. */
const LEVEL = /^(?:senior|sr|junior|jr|lead|principal|mid level|experienced|deputy) /;

/** A job as it was typed, up to where the work is done, and both without a level. Normalized. */
export function listJobNames(job: string): string[] {
  const names = [job, job.split(AFTER_NAME)[0] ?? ""].map(normalizeName).filter(Boolean);
  return [...names, ...names.map((name) => name.replace(LEVEL, ""))];
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
