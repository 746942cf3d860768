import { getGeneralActivities, getBasicInterests } from "~/occupations/occupations.server";
import { WORK_STYLES, WORK_VALUES } from "~/data/assessment/work-preferences";
import { CAREER_FIELDS } from "~/data/careers/fields";
import { skillById } from "~/data/skills";
import { INTEREST_AREAS } from "~/occupations/interest-areas";
import { type Answers, getInterestField, listChosenFields, NOT_SURE } from "./answers";
import { EDUCATION_LEVELS, EXPERIENCE_LEVELS, STUDY_LEVELS } from "./matching/preparation";
import { describeGoal, readOldGoal } from "./old-goal";
import { SCALES, type ScaleId } from "./step-section";

/** Answers in words, in the order they were asked: "Draw pictures: 4, quite". */
export function describeAnswers(answers: Answers): string[] {
  return listDescribedAnswers(answers).map(({ label, value }) => `${label}: ${value}`);
}

export interface DescribedAnswer {
  /** 1 to 5. */
  step: number;
  label: string;
  value: string;
}

export function listDescribedAnswers(answers: Answers): DescribedAnswer[] {
  const describe = (step: number, scale: ScaleId, field: string, label: string) => {
    const option = SCALES[scale].find(({ value }) => value === answers[field]);
    return option ? [{ step, label, value: describeOption(option) }] : [];
  };
  const select = (
    step: number,
    field: string,
    label: string,
    options: readonly { value: string; label: string }[],
  ) => {
    const option = options.find(({ value }) => value === answers[field]);
    return option ? [{ step, label, value: option.label }] : [];
  };
  const done = Object.keys(answers).flatMap((field) => {
    const skill = field.startsWith("done-") ? skillById(field.slice("done-".length)) : undefined;
    return skill ? describe(4, "done", field, `${skill.name}, how often`) : [];
  });
  const oldGoal = describeGoal(readOldGoal(answers));
  return [
    ...INTEREST_AREAS.flatMap((_, area) =>
      (getGeneralActivities()[area] ?? []).flatMap((activity, index) =>
        describe(2, "enjoy", getInterestField(area, index), activity.replace(/\.$/, "")),
      ),
    ),
    ...getBasicInterests().flatMap(({ id, activities }) =>
      describe(2, "enjoy", `basic-${id}`, (activities[0] ?? "").replace(/\.$/, "")),
    ),
    ...WORK_VALUES.flatMap(({ id, label }) => describe(3, "matter", `value-${id}`, label)),
    ...WORK_STYLES.flatMap(({ id, label }) => describe(3, "enjoy", `style-${id}`, label)),
    ...select(4, "education", "Highest education", EDUCATION_LEVELS),
    ...select(4, "experience", "Work experience in the field you want", EXPERIENCE_LEVELS),
    ...select(4, "study", "Preparation you would still take on", STUDY_LEVELS),
    ...done,
    ...(oldGoal ? [{ step: 5, label: "Goal", value: oldGoal }] : []),
    ...listChosenFields(answers).map((slug) => ({
      step: 5,
      label: "Field",
      value: CAREER_FIELDS.find((field) => field.slug === slug)?.title ?? slug,
    })),
  ];
}

function describeOption({ value, label }: { value: string; label: string }): string {
  return value === NOT_SURE || Number.isNaN(Number(value))
    ? label.toLowerCase()
    : `${value}, ${label.toLowerCase()}`;
}
