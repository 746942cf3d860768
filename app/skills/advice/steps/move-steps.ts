import { CAREER_FIELDS } from "~/data/careers/fields";
import type { SkillId } from "~/data/skills";
import { findOccupations } from "~/occupations/occupations.server";
import { listKeySkills } from "~/occupations/target/key-skills";
import { isSkillShown, lowerSkill } from "../chain";
import { listWantedWords } from "../prefer-named";
import { nameOccupation, withArticle } from "../names";
import { askMentor } from "./ask-steps";
import { growAsLead } from "./need-steps";
import { chooseTarget, createLookStep, lookAtJob } from "./other-steps";
import {
  createAnswerStep,
  createStoryStep,
  practiceMissingSkill,
  practiceOwnWork,
  repairWeakAnswer,
} from "./practice-steps";
import { findQuestion, rateNews } from "../questions";
import { improveResume } from "./resume-steps";
import { isBeforeTraining, isOwnJob, type Situation } from "../situation";
import { describeStrength } from "../strength";
import { tellFields, tellInterests } from "./tell-steps";
import type { AdviceStep, AdviceTarget } from "../types";
import { describeGoal, describeLimits, fitTitle } from "../words";

/** Name the target, then show what is missing; where it is clear already, go on to that. */
export function moveNearby(situation: Situation): AdviceStep[] {
  const { target, wishes, person } = situation;
  if (target) return reachTarget(situation);
  const aimed = aimAtNamed(situation);
  const near = aimed?.target
    ? { ...situation, moves: [aimed.target, ...situation.moves] }
    : situation;
  return [
    ...(wishes.has("lead") ? growAsLead(situation) : []),
    ...(aimed ? practiceMissingSkill(aimed) : []),
    ...practicePosting(situation),
    ...chooseTarget(near),
    ...explainWork(situation),
    ...(person.textKind === "resume" ? improveResume(situation) : []),
    ...askMentor(near),
    ...tellInterests(situation),
  ];
}

/** Targets to compare, then one story from the old work in the words of the new. */
export function changeField(situation: Situation): AdviceStep[] {
  const { target, person } = situation;
  if (target) return reachTarget(situation);
  const story = explainWork(situation);
  return [
    ...(person.textKind === "posting" ? [...story, ...practicePosting(situation)] : []),
    ...(person.assessment === "flat"
      ? [...practiceOwnWork(situation), ...tellFields(situation)]
      : []),
    ...chooseTarget(situation),
    ...story,
    ...(person.textKind === "resume" ? improveResume(situation) : []),
    ...askMentor(situation),
    ...tellInterests(situation),
  ];
}

function reachTarget(situation: Situation): AdviceStep[] {
  const { person } = situation;
  const story = explainWork(situation);
  if (isOwnJob(situation)) return [...lookAtJob(situation).slice(0, 1), ...story];
  return [
    ...checkRoad(situation),
    ...(person.goal === "another-field" ? story : []),
    ...applyForTraining(situation),
    ...practiceMissingSkill(situation),
    ...repairWeakAnswer(situation),
    ...story,
  ];
}

/** What a school asks before the training for a license. */
function applyForTraining(situation: Situation): AdviceStep[] {
  if (!isBeforeTraining(situation)) return [];
  const step = createStoryStep(situation, "why-this-role", {
    title: fitTitle(
      `Say why you want to be ${withArticle(situation.targetName ?? "")}`,
      "Say why you want this work",
    ),
    reasons: [
      describeGoal(situation),
      "Schools ask why before the training, and employers again after it.",
    ],
  });
  return step ? [step] : [];
}

/** Before years of study: the ways in, for those who have to earn. */
function checkRoad(situation: Situation): AdviceStep[] {
  const { target, targetName, wishes, person } = situation;
  const isLimited = wishes.has("earning") || wishes.has("degree");
  if (!target || !targetName || !isLimited || person.answers.length > 0) return [];
  return [
    createLookStep(
      situation,
      { id: target.id, to: getRolePage(target.occupationCode) ?? target.to },
      {
        title: fitTitle(
          `Compare the ways to become ${withArticle(targetName)}`,
          "Compare the ways into your target job",
        ),
        reasons: [
          describeGoal(situation),
          describeLimits(situation),
          "Compare the ways in before you pay for one.",
        ],
        strength: describeStrength(situation, { skills: target.skills }),
      },
    ),
  ];
}

/** The page of our only role in an occupation: it names the ways in. */
function getRolePage(code: string | null): string | null {
  const pages = CAREER_FIELDS.flatMap(({ slug, roles }) =>
    roles
      .filter(({ onetCode }) => onetCode === code)
      .map((role) => `/careers/${slug}/${role.slug}`),
  );
  return pages.length === 1 ? (pages[0] ?? null) : null;
}

/** One story from the work they know, so that an outsider understands it. */
function explainWork(situation: Situation): AdviceStep[] {
  const { targetName, person } = situation;
  const step = createStoryStep(situation, "changing-careers", {
    title:
      targetName && !isOwnJob(situation)
        ? "Tell your old work in the new job’s words"
        : "Explain your work to an outsider",
    reasons: [
      describeGoal(situation),
      targetName && !isOwnJob(situation)
        ? `Say what you did as ${withArticle(targetName)} would say it.`
        : person.textKind === "posting"
          ? "Say it in the words of the posting you pasted, without abbreviations."
          : "Say what you do without a word of the trade.",
    ],
  });
  return [...(step ? [step] : []), ...practiceOwnWork(situation)];
}

/** What a posting asks for and nothing shows yet. */
function practicePosting(situation: Situation): AdviceStep[] {
  const { person, record, present } = situation;
  if (person.textKind !== "posting") return [];
  const asked = person.textSkills.filter((skill) => !isSkillShown(record.get(skill)));
  const aimed = { ...situation, wanted: person.textSkills };
  const known = present ? listKeySkills(present, findOccupations(present.related)) : [];
  const isKnown = (skill: SkillId) => known.includes(skill);
  const found = asked.flatMap((skill: SkillId) => {
    const question = findQuestion(aimed, skill);
    return question ? [{ skill, question }] : [];
  });
  return found
    .toSorted(
      (a, b) =>
        Number(isKnown(a.skill)) - Number(isKnown(b.skill)) ||
        rateNews(aimed, a.question) - rateNews(aimed, b.question),
    )
    .map(({ skill, question }) =>
      createAnswerStep(situation, question, {
        skill,
        reasons: [
          describeGoal(situation),
          `The posting you pasted asks for ${lowerSkill(skill)}, and no answer here shows it yet.`,
        ],
      }),
    );
}

/** The role of ours that their own words name, such as a designer for “design things people use”. */
function aimAtNamed(situation: Situation): Situation | null {
  const { moves, person } = situation;
  const words = listWantedWords(person.mustStay);
  const named = moves.filter(
    (move) => words.has(getHeadRoot(move)) && getRolePage(move.occupationCode),
  );
  const [target] = named;
  return named.length === 1 && target
    ? {
        ...situation,
        target,
        isAimed: true,
        targetName: nameOccupation(target.occupationCode, target.title),
      }
    : null;
}

const getHeadRoot = ({ title }: AdviceTarget): string =>
  /\p{L}+$/u
    .exec(title.split(",")[0] ?? "")?.[0]
    .toLowerCase()
    .replace(/(?:ers|ors|ists|s)$/, "") ?? "";
