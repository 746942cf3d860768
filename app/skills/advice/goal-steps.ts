import { askMentor, chooseTarget, createLookStep, lookAtJob, nameMove } from "./other-steps";
import {
  createAnswerStep,
  createStoryStep,
  practiceMissingSkill,
  practiceOwnWork,
  repairWeakAnswer,
} from "./practice-steps";
import { questionById } from "~/data/questions/cards.server";
import { SOLID_SCORE } from "../weak-spots";
import { nameOccupation, withArticle } from "./names";
import type { Situation } from "./situation";
import { tellGoal, tellInterests } from "./tell-steps";
import type { AdviceStep, AdviceTarget } from "./types";
import { improveResume, startSearch } from "./urgent-steps";
import { describeGoal, describeLimits, describeYears } from "./words";

/** What to do next for the goal, the most important first. */
export function listForGoal(situation: Situation): AdviceStep[] {
  const { person, wishes } = situation;
  if (person.goal === null) return tellGoal(situation);
  if (wishes.has("laidOff") && !situation.person.target) return startSearch(situation);
  if (wishes.has("quit")) return stay(situation);
  if (wishes.has("owner"))
    return [...askMentor(situation, "about prices and costs"), ...own(situation)];
  switch (person.goal) {
    case "better":
      return getBetter(situation);
    case "neighboring":
    case "another-field":
      return move(situation);
    case "first-job":
      return startOut(situation);
    case "return":
      return comeBack(situation);
    default:
      return [...decide(situation)];
  }
}

/** The weakest thing the job needs; where nothing is weak, what the next step up asks for. */
function getBetter(situation: Situation): AdviceStep[] {
  const { wishes, person } = situation;
  const weak = repairWeakAnswer(situation);
  const isStrong =
    person.answers.length > 1 && person.answers.every(({ score }) => score >= SOLID_SCORE);
  const heard = wishes.has("heard")
    ? createStoryStep(situation, "disagreed-with-manager", {
        reasons: ["You want to be heard in the room.", "Tell one time you held your view."],
        strength: describeYears(situation),
      })
    : null;
  return [
    ...weak,
    ...(heard ? [heard] : []),
    ...(isStrong ? growAsLead(situation) : []),
    ...practiceMissingSkill(withOwnJob(situation)),
    ...growAsLead(situation),
  ];
}

/** Those who stay have a target without having chosen one: the job they have. */
function withOwnJob(situation: Situation): Situation {
  const own = situation.moves.find(
    ({ occupationCode }) => occupationCode === situation.present?.code,
  );
  return situation.target || !own
    ? situation
    : { ...situation, target: own, targetName: nameMove(own) };
}

/** A story of leading or teaching, which the next step up asks for. */
function growAsLead(situation: Situation): AdviceStep[] {
  const { person } = situation;
  if (person.years !== null && person.years < 2) return [];
  const strength = describeYears(situation);
  const ids = ["led-without-authority", "helped-colleague-grow", "gave-hard-feedback"];
  return ids.flatMap(
    (id) =>
      createStoryStep(situation, id, {
        reasons: [
          describeGoal(situation),
          "The next step up asks how you help others do good work.",
        ],
        strength,
      }) ?? [],
  );
}

function move(situation: Situation): AdviceStep[] {
  const { target, wishes, person } = situation;
  if (!target && wishes.has("lead")) return [...growAsLead(situation), ...chooseTarget(situation)];
  if (target)
    return [
      ...checkRoad(situation),
      ...(person.goal === "another-field" ? translateWork(situation) : []),
      ...practiceMissingSkill(situation),
      ...repairWeakAnswer(situation),
      ...translateWork(situation),
    ];
  const obvious = findObvious(situation);
  if (obvious) return showFirst(situation, obvious);
  if (person.textKind === "posting")
    return [...translateWork(situation), ...chooseTarget(situation)];
  return [...chooseTarget(situation), ...translateWork(situation), ...tellInterests(situation)];
}

/** Before years of study: the ways in, for those who have to earn. */
function checkRoad(situation: Situation): AdviceStep[] {
  const { target, targetName, wishes, person } = situation;
  if (!target || !targetName || !(wishes.has("earning") || wishes.has("degree"))) return [];
  if (person.answers.length > 0) return [];
  const strength = describeYears(situation);
  return [
    createLookStep(situation, target, {
      title: `Compare the ways to become ${withArticle(targetName)}`,
      reasons: [
        describeGoal(situation),
        describeLimits(situation),
        "See what each way costs before you pay.",
      ],
      strength,
    }),
  ];
}

/** One story from the old work in the words of the new. */
function translateWork(situation: Situation): AdviceStep[] {
  const { job, targetName } = situation;
  const story = createStoryStep(situation, "changing-careers", {
    title: job ? `Tell what ${job} work taught you` : "Say what your old work taught you",
    reasons: [
      describeGoal(situation),
      targetName
        ? `Use the words of ${withArticle(targetName)} for what you did.`
        : "Say it so that an outsider gets it: no abbreviations.",
    ],
    strength: describeYears(situation),
  });
  return [...(story ? [story] : []), ...practiceOwnWork(situation)];
}

/** The one near job that is also a role of ours with questions of its own. */
function findObvious({ moves, present, person }: Situation): AdviceTarget | undefined {
  if (person.goal !== "neighboring" || !present) return undefined;
  const [first] = moves;
  const near = moves
    .slice(0, 3)
    .filter(
      ({ occupationCode }) =>
        occupationCode && present.related.slice(0, 3).includes(occupationCode),
    );
  return near.length === 1 && near[0] === first ? first : undefined;
}

/** The missing proof for it. */
function showFirst(situation: Situation, target: AdviceTarget): AdviceStep[] {
  const aimed = {
    ...situation,
    target,
    targetName: nameOccupation(target.occupationCode, target.title),
  };
  return [...practiceMissingSkill(aimed), ...chooseTarget(situation), ...translateWork(situation)];
}

/** Something real, told with a figure. */
function startOut(situation: Situation): AdviceStep[] {
  return [
    ...practiceOwnWork(situation, "A project, a side job or a club counts."),
    ...practiceMissingSkill(situation),
    ...chooseTarget(situation),
    ...repairWeakAnswer(situation),
    ...tellInterests(situation),
  ];
}

function comeBack(situation: Situation): AdviceStep[] {
  const { person, job } = situation;
  const isWorking = /\bnow\b/i.test(person.job ?? "");
  const strength = describeYears(situation);
  const gap = isWorking
    ? createStoryStep(situation, "tell-me-about-yourself", {
        title: job
          ? `Introduce yourself with your years as ${job}`
          : "Introduce yourself by your profession",
        reasons: [
          describeGoal(situation),
          "Begin with the profession you come back to; the work in between is one sentence.",
        ],
        strength,
      })
    : createStoryStep(situation, "employment-gap", {
        reasons: [
          describeGoal(situation),
          "Interviews ask about the break first. Say it calmly, owe no details, and end with what you can do now.",
        ],
        strength,
      });
  return [
    ...(gap ? [gap] : []),
    ...practiceMissingSkill(situation),
    ...chooseTarget(situation),
    ...improveResume(situation),
    ...repairWeakAnswer(situation),
  ];
}

/** Nothing decided yet: three jobs to compare, or a question where the interests say nothing. */
function decide(situation: Situation): AdviceStep[] {
  return situation.person.assessment === "flat"
    ? [...practiceOwnWork(situation), ...chooseTarget(situation)]
    : [...chooseTarget(situation), ...tellInterests(situation), ...practiceOwnWork(situation)];
}

/** For those who think of stopping halfway: what finishing brings. */
function stay(situation: Situation): AdviceStep[] {
  const { present } = situation;
  const own = present && {
    id: `occupation:${present.code}`,
    to: `/occupations/${present.code}`,
  };
  return [
    ...(own
      ? [
          createLookStep(situation, own, {
            title: `See what a finished ${nameOccupation(present.code, present.title)} earns`,
            reasons: [
              "You ask why you should finish.",
              "Compare the pay with and without the certificate, today and in ten years.",
            ],
          }),
        ]
      : []),
    ...practiceOwnWork(situation),
  ];
}

/** For those who want a business of their own. */
function own(situation: Situation): AdviceStep[] {
  const found = questionById("working-capital-eats-cash");
  return [
    {
      kind: "look",
      subject: "own-business",
      title: "Work out what a month must earn",
      reason:
        "You want a business of your own. Start with the rent, wages and stock it has to pay.",
      strength: describeYears(situation),
      to: "/resources",
      actionLabel: "See the guides",
      minutes: 15,
      chain: [],
    },
    ...(found && !situation.answers.has(found.question.id)
      ? [
          createAnswerStep(situation, found, {
            reasons: ["A business can earn well and still run out of cash."],
          }),
        ]
      : []),
  ];
}

export const listExtras = (situation: Situation): AdviceStep[] => [
  ...lookAtJob(situation),
  ...askMentor(situation),
];
