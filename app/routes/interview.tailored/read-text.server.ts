import { listLatestRatings } from "~/assessment/assessments.server";
import { foreignLanguage } from "~/coach/rules/language";
import { readDocument } from "~/coach/text/document";
import { listScores } from "~/interviews/scores.server";
import { type FoundSkill, findSkills } from "~/interviews/tailored/find-skills";
import { type TextKind, tailor } from "~/interviews/tailored/tailor";
import { buildSkillRecord } from "~/skills/record";

/** What a text leads to; in words why, when it leads nowhere. Nothing of it is kept or logged. */
export async function readText(kind: TextKind, text: string, owner: string | undefined, now: Date) {
  const language = foreignLanguage(readDocument(text));
  const found = findSkills(text);
  if (found.length === 0) return { refusal: refusalOf(language) };
  return {
    found: {
      kind,
      skills: found.map(({ skill }: FoundSkill) => skill),
      notice: noticeOf(language),
      ...tailor(kind, found, await levelsOf(owner, now)),
    },
  };
}

async function levelsOf(owner: string | undefined, now: Date) {
  if (!owner) return new Map();
  const [ratings, scores] = await Promise.all([listLatestRatings(owner), listScores(owner)]);
  return new Map(buildSkillRecord(ratings, scores, now).map(({ skill, level }) => [skill, level]));
}

function refusalOf(language: string | null): string {
  if (language)
    return `This seems to be ${language}. The catalogue of skills is in English, and nothing in the text matched it. Paste an English version, or choose a card instead.`;
  return "No skill of our catalogue is named in this text. Paste the part that lists tasks and requirements, or choose a card instead.";
}

function noticeOf(language: string | null): string | null {
  return (
    language &&
    `This seems to be ${language}. Only names that are the same in English were found, so the list is surely short. The questions and the coach are in English.`
  );
}
