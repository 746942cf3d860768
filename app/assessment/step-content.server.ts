import { ASSESSMENT_SKILLS, CORE_SKILLS, OTHER_SKILL_SECTIONS } from "~/data/assessment/steps";
import type { AssessmentItem } from "~/data/assessment/types";
import { WORK_STYLES, WORK_VALUES } from "~/data/assessment/work-preferences";
import { CAREER_FIELDS } from "~/data/careers/fields";
import { SKILLS, skillById } from "~/data/skills";
import { INTEREST_AREAS } from "~/occupations/interest-areas";
import {
  getBasicInterests,
  getGeneralActivities,
  listOccupations,
} from "~/occupations/occupations.server";
import {
  type Answers,
  getInterestField,
  groupByArea,
  listChosenFields,
  listInterestAnswers,
} from "./answers";
import { computeProfile, getComparableScores, rankAreas } from "./matching/interest-profile";
import { EDUCATION_LEVELS, EXPERIENCE_LEVELS, STUDY_LEVELS } from "./matching/preparation";
import { rankOccupations, UNKNOWN_PERSON } from "./matching/rank-occupations";
import { rankRoles } from "./matching/rank-roles";
import type { ChoiceField, StepSection } from "./step-section";

/** Step 2 and step 5 have a second part that depends on the first. */
export const STEPS_WITH_PARTS: readonly number[] = [2, 5];

/** What a step asks. Empty if the second part has nothing to ask yet. */
export function getStepSections(step: number, part: number, answers: Answers): StepSection[] {
  switch (step) {
    case 1:
      return [{ kind: "choices", scale: "level", fields: CORE_SKILLS.items.map(toLevelField) }];
    case 2:
      return part === 1 ? [getGeneralSection()] : getDetailSections(answers);
    case 3:
      return [
        {
          kind: "choices",
          scale: "matter",
          title: "What you want from work",
          fields: WORK_VALUES.map(({ id, label }) => ({ name: `value-${id}`, label })),
        },
        {
          kind: "choices",
          scale: "enjoy",
          title: "How you like to work",
          fields: WORK_STYLES.map(({ id, label }) => ({ name: `style-${id}`, label })),
        },
      ];
    case 4:
      return [getSituationSection(), ...OTHER_SKILL_SECTIONS.map(toSkillSection)];
    default:
      return part === 1 ? getGoalSections() : getFieldSkillSections(answers);
  }
}

/**
 * What a step takes. The second parts take every field they may ask, because the first part may have
 * changed in another tab since the page was opened.
 */
export function getAcceptedSections(step: number, part: number): StepSection[] {
  if (part === 1) return getStepSections(step, 1, {});
  const fields =
    step === 2
      ? getBasicInterests().map(({ id, name }) => ({ name: `basic-${id}`, label: name }))
      : SKILLS.map(({ id, name }) => ({ name: `done-${id}`, label: name }));
  return [{ kind: "choices", scale: step === 2 ? "enjoy" : "done", fields }];
}

/** One activity of each area in turn, so that an area doesn't show as a block. */
function getGeneralSection(): StepSection {
  const activities = getGeneralActivities();
  return {
    kind: "choices",
    scale: "enjoy",
    isDeck: true,
    fields: Array.from({ length: 4 }, (_, index) =>
      INTEREST_AREAS.map(
        (__, area): ChoiceField => ({
          name: getInterestField(area, index),
          label: withoutPeriod(activities[area]?.[index] ?? ""),
        }),
      ),
    ).flat(),
  };
}

/** Of the two highest areas, one activity of each basic interest. */
function getDetailSections(answers: Answers): StepSection[] {
  return listTopAreas(answers).map(
    (area, position, areas): StepSection => ({
      kind: "choices",
      scale: "enjoy",
      title: INTEREST_AREAS[area]?.name ?? "",
      fields: getBasicInterests()
        .filter(
          (basic) =>
            basic.areas.includes(area) &&
            // Some basic interests belong to two areas; they are asked once.
            !areas.slice(0, position).some((earlier) => basic.areas.includes(earlier)),
        )
        .map(({ id, name, activities }) => ({
          name: `basic-${id}`,
          label: withoutPeriod(activities[0] ?? ""),
          description: name.replace("/", " and "),
        })),
    }),
  );
}

/** The two areas with the highest scores; empty as long as they can't be compared. */
export function listTopAreas(answers: Answers): number[] {
  const profile = computeProfile(groupByArea(listInterestAnswers(answers, getGeneralActivities())));
  return getComparableScores(profile) ? rankAreas(profile).slice(0, 2) : [];
}

function getSituationSection(): StepSection {
  return {
    kind: "selects",
    title: "Your preparation",
    fields: [
      { name: "education", label: "Highest education", options: EDUCATION_LEVELS },
      {
        name: "experience",
        label: "Work experience in the field you want",
        options: EXPERIENCE_LEVELS,
      },
      { name: "study", label: "Preparation you would still take on", options: STUDY_LEVELS },
    ],
  };
}

function toSkillSection({ name, items }: (typeof OTHER_SKILL_SECTIONS)[number]): StepSection {
  return {
    kind: "choices",
    scale: "level",
    title: name,
    fields: items.map((item) => ({
      ...toLevelField(item),
      second: { name: `done-${item.skill}`, label: "How often have you done it?", scale: "done" },
    })),
  };
}

function getGoalSections(): StepSection[] {
  return [
    {
      kind: "checks",
      title: "Fields that interest you",
      fields: CAREER_FIELDS.map(({ slug, title, roles }) => ({
        name: `field-${slug}`,
        label: title,
        description: roles.map((role) => role.title).join(", "),
      })),
    },
  ];
}

const ROLES_PER_FIELD = 2;

/** The key skills of the best-matching roles in each chosen field that weren't asked before. */
function getFieldSkillSections(answers: Answers): StepSection[] {
  const interests = computeProfile(
    groupByArea(listInterestAnswers(answers, getGeneralActivities())),
  );
  const matches = rankOccupations({ ...UNKNOWN_PERSON, interests }, listOccupations());
  const roles = rankRoles(matches, new Map());
  const asked = new Set<string>(ASSESSMENT_SKILLS);
  return listChosenFields(answers).flatMap((slug): StepSection[] => {
    const skills = roles
      .filter(({ fieldSlug }) => fieldSlug === slug)
      .slice(0, ROLES_PER_FIELD)
      .flatMap((role) => role.skills.map(({ id }) => id))
      .filter((id) => !asked.has(id) && asked.add(id));
    const title = CAREER_FIELDS.find((field) => field.slug === slug)?.title ?? "";
    return skills.length === 0
      ? []
      : [
          {
            kind: "choices",
            scale: "done",
            title,
            fields: skills.map((id) => ({ name: `done-${id}`, label: skillById(id).name })),
          },
        ];
  });
}

function toLevelField({ skill, means, levels }: AssessmentItem): ChoiceField {
  return { name: skill, label: skillById(skill).name, description: means, levels };
}

const withoutPeriod = (activity: string) => activity.replace(/\.$/, "");
