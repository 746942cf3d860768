import type { Occupation } from "~/occupations/types";

const INDUSTRIES =
  /\b(?:aircraft|airfield|aviation|passenger|rail|ship|gambling|mining|nuclear|oil|wind|correctional|funeral|recycling|postal)/gi;

/** Named after an industry that the present job has nothing to do with: its own people get the post. */
export function isOfStrangeIndustry({ title }: Occupation, present: Occupation): boolean {
  const own = [present.title, present.description, ...present.tasks].join(" ").toLowerCase();
  const named = title.replace(/\bExcept .*$/, "").match(INDUSTRIES) ?? [];
  return named.some((industry) => !own.includes(industry.toLowerCase()));
}
