import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findOrCreateOwner, findOwner } from "~/accounts/session/owner.server";
import { getForm } from "~/assessment/answers";
import { finishAssessment, getProgress } from "~/assessment/assessments.server";
import { listDescribedAnswers } from "~/assessment/describe-answers.server";
import { describeGoal } from "~/assessment/old-goal";
import { getPersonContext } from "~/person-context/queries.server";
import { getStepProgress } from "~/assessment/progress.server";
import { ASSESSMENT_STEPS, CORE_SKILLS } from "~/data/assessment/steps";
import { LEVEL_NAMES } from "~/data/levels";
import { skillById } from "~/data/skills";
import { toasts } from "~/platform/http/toast.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const progress = await getProgress(owner);
  const person = await getPersonContext(owner);
  const form = getForm(progress.answers);
  const steps = getStepProgress(progress, form);
  const coreSkills = new Set<string>(CORE_SKILLS.items.map(({ skill }) => skill));
  const goal = describeGoal(person?.goal ?? null);
  const described = [
    ...progress.ratings.map(({ skill, level }) => ({
      step: coreSkills.has(skill) ? 1 : 4,
      label: skillById(skill).name,
      value: `${level}, ${LEVEL_NAMES[level].toLowerCase()}`,
    })),
    ...(person?.job ? [{ step: 5, label: "What you do now", value: person.job }] : []),
    ...(goal ? [{ step: 5, label: "What you want", value: goal }] : []),
    ...listDescribedAnswers(progress.answers),
  ];
  return {
    form,
    answered: steps.reduce((sum, step) => sum + step.answered, 0),
    total: steps.reduce((sum, step) => sum + step.total, 0),
    // Answers given in the full form count, also after switching to the short one.
    steps: ASSESSMENT_STEPS.map(({ name }, index) => {
      const number = index + 1;
      const status = steps.find((step) => step.number === number);
      return {
        number,
        name,
        open: status ? status.total - status.answered : 0,
        answers: described.filter(({ step }) => step === number),
      };
    }).filter(({ number, answers }) => answers.length > 0 || number <= steps.length),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { owner, headers } = await findOrCreateOwner(request, context);
  const id = await finishAssessment(owner);
  if (!id)
    return toasts(request).redirectWithInfo(
      "/assessment/1",
      "Rate a skill or answer about an interest to see your results.",
      { headers },
    );
  return redirect(`/assessment/results/${id}`, { headers });
}
