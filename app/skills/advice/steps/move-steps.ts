import { CAREER_FIELDS } from "~/data/careers/fields";
import type { SkillId } from "~/data/skills";
import { findOccupations } from "~/occupations/occupations.server";
import { listKeySkills } from "~/occupations/target/key-skills";
import { isSkillShown, lowerSkill } from "~/skills/advice/chain";
import { describeMissing } from "~/skills/advice/missing";
import { isOutsideWork } from "~/skills/advice/outside-work";
import { listWantedWords } from "~/skills/advice/prefer-named";
import { nameOccupation, withArticle } from "~/skills/advice/names";
import { askMentor } from "./ask-steps";
import { growAsLead } from "./need-steps";
import { chooseTarget } from "./choose-target";
import { createLookStep, lookAtJob } from "./other-steps";
import {
  createAnswerStep,
  createStoryStep,
  practiceMissingSkill,
  practiceOwnWork,
  repairWeakAnswer,
} from "./practice-steps";
import { findQuestion, rateNews } from "~/skills/advice/questions";
import { improveResume } from "./resume-steps";
import { isBeforeTraining, isOwnJob, type Situation } from "~/skills/advice/situation";
import { introduceInTheirWords, tellStory } from "./story-steps";
import { describeStrength } from "~/skills/advice/strength";
import { tellFields, tellInterests } from "./tell-steps";
import type { AdviceStep, AdviceTarget } from "~/skills/advice/types";
import { describeGoal, describeUrgency, fitTitle } from "~/skills/advice/words";

/** Name the target, then show what is missing; where it is clear already, go on to that. */
export function moveNearby(situation: Situation): AdviceStep[] {
  const { target, wishes, person } = situation;
  if (target) return reachTarget(situation);
  const aimed = aimAtNamed(situation);
  const choice = chooseTarget(situation);
  return [
    ...(wishes.has("lead") ? growAsLead(situation) : []),
    ...(aimed ? [...practiceMissingSkill(aimed), ...lookAtJob(aimed)] : []),
    ...practicePosting(situation),
    ...(aimed ? [] : choice),
    ...(choice.length === 0 && !aimed
      ? [...lookAtJob(situation).slice(0, 1), ...tellInterests(situation)]
      : []),
    ...tellStory(situation),
    ...(person.textKind === "resume" ? improveResume(situation) : []),
    ...askMentor(aimed ?? situation),
    ...tellInterests(situation),
  ];
}

/** Targets to compare, then one story from the old work in the words of the new. */
export function changeField(situation: Situation): AdviceStep[] {
  const { target, person } = situation;
  if (target) return reachTarget(situation);
  const story = tellStory(situation);
  const choice = chooseTarget(situation);
  return [
    ...(person.textKind === "posting"
      ? [...introduceInTheirWords(situation), ...practicePosting(situation)]
      : []),
    ...(person.assessment === "flat"
      ? [...practiceOwnWork(situation), ...tellFields(situation)]
      : []),
    ...choice,
    ...(choice.length === 0
      ? [...lookAtJob(situation).slice(0, 1), ...tellInterests(situation), ...tellFields(situation)]
      : []),
    ...story,
    ...(person.textKind === "resume" ? improveResume(situation) : []),
    ...askMentor(situation),
    ...tellInterests(situation),
  ];
}

function reachTarget(situation: Situation): AdviceStep[] {
  const { person } = situation;
  const story = tellStory(situation);
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
    reasons: [describeGoal(situation), "Schools will ask you why, and so will employers."],
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
          describeUrgency(situation),
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

/** What a posting asks for and nothing shows yet. */
function practicePosting(situation: Situation): AdviceStep[] {
  const { person, record, present } = situation;
  if (person.textKind !== "posting") return [];
  const asked = person.textSkills.filter((skill) => !isSkillShown(record.get(skill)));
  const aimed = { ...situation, wanted: person.textSkills };
  const known = present ? listKeySkills(present, findOccupations(present.related)) : [];
  const isKnown = (skill: SkillId) => known.includes(skill);
  const found = asked.flatMap((skill: SkillId) => {
    const question = findQuestion(aimed, skill, (each) => !isOutsideWork(aimed, each));
    return question ? [{ skill, question }] : [];
  });
  return found
    .toSorted(
      (a, b) =>
        rateNews(aimed, a.question) - rateNews(aimed, b.question) ||
        Number(isKnown(a.skill)) - Number(isKnown(b.skill)),
    )
    .map(({ skill, question }) =>
      createAnswerStep(situation, question, {
        skill,
        reasons: [
          describeGoal(situation),
          `The posting you pasted asks for ${lowerSkill(skill)}, and ${describeMissing(situation, skill)}.`,
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
