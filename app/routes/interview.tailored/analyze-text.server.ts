import { listLatestRatings } from "~/assessment/assessments.server";
import { listQuestionsTesting, questionById } from "~/data/questions/cards.server";
import { type SkillId, getSkillNames } from "~/data/skills";
import { listMentorsFor } from "~/mentoring/directory/directory.server";
import { listAttemptScores } from "~/practice/store/attempt-scores.server";
import { type SourceKind, tailorInterview } from "~/practice/tailored/tailor-interview";
import { buildSkillRecord } from "~/skills/record";
import type { SkillMention } from "~/practice/text-analysis/find-skills";
import { runTask } from "~/practice/text-analysis/pool.server";

/**
 * The skills found in a text, or a message saying why there are none. The text is not stored or
 * logged.
 */
export async function analyzeText(
  kind: SourceKind,
  text: string,
  { owner, ip }: { owner: string | undefined; ip: string },
  now: Date,
) {
  const { mentions, tools, language } = await runTask("findSkills", text, { caller: ip });
  if (mentions.length === 0) return { errorMessage: getNoMatchMessage(language) };
  const [levels, mentors] = await Promise.all([getSkillLevels(owner, now), listMentorsFor(owner)]);
  return {
    mentions: {
      kind,
      skills: mentions.map(({ skill }: SkillMention) => skill),
      notice: getLanguageNotice(language),
      notCovered: [...listUntested(mentions), ...tools],
      ...tailorInterview(kind, mentions, levels, mentors),
    },
  };
}

/** The chosen questions of a form that was sent, to show it again. The gaps are not among its fields. */
export function restoreInterview(
  kind: SourceKind,
  questionIds: readonly string[],
  skills: readonly SkillId[],
) {
  return {
    kind,
    skills,
    notice: null,
    notCovered: [],
    questions: questionIds.flatMap((id) => {
      const match = questionById(id);
      if (!match) return [];
      const { name, prompt, skills: questionSkills } = match.question;
      const testedSkills = getSkillNames(skills.filter((skill) => questionSkills.includes(skill)));
      return [{ id, name, prompt, card: match.card.title, testedSkills }];
    }),
    gaps: [],
    metSkills: [],
  };
}

const listUntested = (mentions: readonly SkillMention[]): string[] =>
  mentions.filter(({ skill }) => listQuestionsTesting(skill).length === 0).map(({ name }) => name);

async function getSkillLevels(owner: string | undefined, now: Date) {
  if (!owner) return new Map();
  const [ratings, scores] = await Promise.all([listLatestRatings(owner), listAttemptScores(owner)]);
  return new Map(buildSkillRecord(ratings, scores, now).map(({ skill, level }) => [skill, level]));
}

function getNoMatchMessage(language: string | null): string {
  if (language)
    return `This seems to be ${language}. Our list of skills is in English, and nothing in the text matched it. Paste an English version, or choose a card instead.`;
  return "We didn’t find any skill from our list in this text. Paste the part that lists tasks and requirements, or choose a card instead.";
}

function getLanguageNotice(language: string | null): string | null {
  return (
    language &&
    `This seems to be ${language}. We could only find skill names that are the same in English, so the list is incomplete. The questions and the coach are in English.`
  );
}
