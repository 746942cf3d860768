import { getBandStart } from "~/coach/bands";
import { listQuestionsTesting } from "~/data/questions/cards.server";
import type { SkillId } from "~/data/skills";
import type { SkillMention } from "~/practice/text-analysis/find-skills";
import type { Work } from "~/practice/text-analysis/find-work";
import { type TailoredQuestion, chooseQuestions } from "./choose-questions";
import type { SourceKind } from "./source-kind";

/** What is known of a skill; levels are from 0 to 100. */
export interface KnownLevel {
  value: number;
  low: number;
  high: number;
  support: "thin" | "some" | "firm";
  /** Backed by an answer or a mentor, not only self-rated. */
  isDemonstrated: boolean;
}

export interface SkillGap {
  name: string;
  quote: string;
  /** Whether it was answered here, and how well. */
  evidence: string;
  action: string;
  to: string | null;
}

export interface TailoredInterview {
  questions: TailoredQuestion[];
  /** Skills without a question here, or with little evidence. */
  gaps: SkillGap[];
  /** Skills already demonstrated. */
  metSkills: string[];
}

/** The most skills considered; texts that name more list everything. */
const MAX_SKILLS = 24;
/**
 * Chooses questions for a post and the skills found in a text. Then lists the gaps, each with an action.
 *
 * @param levels the user's skill levels
 */
export function tailorInterview(
  kind: SourceKind,
  { mentions, work }: { mentions: readonly SkillMention[]; work: Work | null },
  levels: ReadonlyMap<string, KnownLevel>,
): TailoredInterview {
  const topMentions = mentions.slice(0, MAX_SKILLS);
  const questions = chooseQuestions(kind, topMentions, work);
  const testedSkills = new Set(questions.flatMap(({ testedSkills: tests }) => tests));
  const isMet = ({ skill }: SkillMention) => {
    const level = levels.get(skill);
    return (
      level !== undefined &&
      level.isDemonstrated &&
      level.support !== "thin" &&
      level.value >= getBandStart("Solid")
    );
  };
  return {
    questions,
    gaps: topMentions
      .filter((skill) => !isMet(skill))
      .map((mention) => ({
        name: mention.name,
        // Without the mark of a list.
        quote: mention.quote.replace(/^[-–•*]\s+/, ""),
        evidence: describeEvidence(levels.get(mention.skill)),
        ...(testedSkills.has(mention.name)
          ? { action: "In this session", to: null }
          : suggestAction(mention.skill)),
      })),
    metSkills: topMentions.filter(isMet).map(({ name }) => name),
  };
}

function describeEvidence(level: KnownLevel | undefined): string {
  if (!level) return "not yet";
  if (!level.isDemonstrated) return "not yet, self-rated only";
  return `level ${level.value}, ${level.low} to ${level.high}`;
}

function suggestAction(skill: SkillId): Pick<SkillGap, "action" | "to"> {
  const [question] = listQuestionsTesting(skill);
  return question
    ? {
        action: `Practice later: ${question.question.name}`,
        to: `/interview/questions/${question.question.id}`,
      }
    : {
        action:
          "No question tests it yet. Prepare one story of your own: the situation, what you did, and the result.",
        to: null,
      };
}
