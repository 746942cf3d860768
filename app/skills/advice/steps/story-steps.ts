import { listQuestions, type QuestionWithCard } from "~/data/questions/cards.server";
import { isSkillId, type SkillId } from "~/data/skills";
import { isSkillShown, lowerSkill } from "~/skills/advice/chain";
import { listUsualStories } from "./usual-stories";
import { listNamed } from "~/skills/advice/named-moves";
import { fits } from "~/skills/advice/questions";
import { isOwnJob, type Situation } from "~/skills/advice/situation";
import type { AdviceStep } from "~/skills/advice/types";
import { describeGoal, fitTitle } from "~/skills/advice/words";
import { createStoryStep, practiceOwnWork } from "./practice-steps";

/** The cards whose questions people of every line of work can answer with a story. */
const STORY_CARDS = new Set(["leadership", "conflict"]);

/** A story from the work they know that shows a skill of the work they want. */
export function tellStory(situation: Situation): AdviceStep[] {
  const { target, person } = situation;
  const isAway = target !== null && !isOwnJob(situation);
  const found = listStories(situation)
    .filter(({ question: { question } }) => !person.refused.has(`practice:${question.id}`))
    .slice(0, 1);
  const stories = found.flatMap(({ skill, wanted, question: { question } }) => {
    const name = lowerSkill(skill);
    return (
      createStoryStep(situation, question.id, {
        ...(isAway && {
          title: fitTitle(`Show ${name} with a story from your work`, `Show ${name} with a story`),
        }),
        skill: isAway ? skill : undefined,
        reasons: [
          describeGoal(situation),
          wanted === skill
            ? `Interviewers will ask about ${name}: take an example from your work.`
            : wanted
              ? `The same story shows ${lowerSkill(wanted)}, which interviewers will ask about.`
              : `An example from your work shows ${name}, which counts in any job.`,
        ],
      }) ?? []
    );
  });
  const change = createStoryStep(situation, "changing-careers", {
    reasons: [
      describeGoal(situation),
      "Interviewers will ask why you’re changing: answer with what you bring.",
    ],
  });
  return [
    ...stories,
    ...(change && person.goal === "another-field" ? [change] : []),
    ...practiceOwnWork(situation),
  ];
}

/** Stories by the skill they show: those that their line of work is full of first. */
function listStories(situation: Situation): Story[] {
  const { record, present } = situation;
  const wanted = listWanted(situation).filter((skill) => !isSkillShown(record.get(skill)));
  const usual = listUsualStories(present?.code);
  const rate = ({ skill, wanted: asked, question: { question } }: Story) =>
    (asked === undefined || asked === skill ? 0 : 1) * FAR * FAR +
    (usual.includes(question.id) ? usual.indexOf(question.id) - usual.length : 0) * FAR +
    (asked ? wanted.indexOf(asked) : FAR);
  return listQuestions()
    .filter(
      (each) =>
        STORY_CARDS.has(each.card.id) &&
        !situation.answers.has(each.question.id) &&
        fits(situation, each),
    )
    .flatMap((question) => {
      const skills = question.question.skills.filter(isSkillId);
      const asked = skills.slice(0, MAIN_SKILLS).find((each) => wanted.includes(each));
      const [main] = skills;
      const isUsual = situation.target === null && usual.includes(question.question.id);
      return main && (asked || isUsual) ? [{ skill: main, wanted: asked, question }] : [];
    })
    .toSorted((a, b) => rate(a) - rate(b));
}

interface Story {
  /** The main one of the question. */
  skill: SkillId;
  question: QuestionWithCard;
  /** Which of its skills the work they want asks for. */
  wanted: SkillId | undefined;
}

const MAIN_SKILLS = 2;
/** More than there are skills of a few jobs. */
const FAR = 100;

/** The skills of the target, or those of the jobs to compare, the most common first. */
function listWanted(situation: Situation): SkillId[] {
  if (situation.target && !isOwnJob(situation)) return [...situation.target.skills];
  const named = listNamed(situation);
  const jobs = named.length > 0 ? named : situation.moves.slice(0, 1);
  const skills = jobs.flatMap((job) => job.skills);
  const count = (skill: SkillId) => skills.filter((each) => each === skill).length;
  return [...new Set(skills)].toSorted((a, b) => count(b) - count(a));
}

/** Their work for somebody who doesn’t know it, in the words of the posting they pasted. */
export function introduceInTheirWords(situation: Situation): AdviceStep[] {
  const step = createStoryStep(situation, "tell-me-about-yourself", {
    title: "Introduce yourself in the posting’s words",
    reasons: [
      describeGoal(situation),
      "Describe your work in the words of the posting you pasted, without abbreviations.",
    ],
  });
  return step ? [step] : [];
}
