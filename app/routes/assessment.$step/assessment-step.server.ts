import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findKeptForm } from "~/accounts/kept-forms/keep-form.server";
import { findOrCreateOwner, findOwner } from "~/accounts/session/owner.server";
import { getAuth } from "~/accounts/session/auth.server";
import { type Answers, getForm } from "~/assessment/answers";
import { getProgress, saveStep } from "~/assessment/assessments.server";
import { assessmentStepLimit } from "~/assessment/limits.server";
import { countAnswered, countQuestions, getStepProgress } from "~/assessment/progress.server";
import { START_LEVEL } from "~/assessment/rating-start";
import { findStep, stepSchema } from "~/assessment/schema.server";
import {
  getAcceptedSections,
  getStepSections,
  STEPS_WITH_PARTS,
} from "~/assessment/step-content.server";
import { listFields, type StepSection } from "~/assessment/step-section";
import { getNextPath, getPreviousPath, REVIEW_PATH, toStepPath } from "~/assessment/step-path";
import { measurePace } from "~/assessment/pace";
import { getPersonContext } from "~/person-context/queries.server";
import { saveQuestions } from "~/person-context/save-answers.server";
import { SHORT_FORM_STEPS } from "~/data/assessment/steps";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { number, step } = requireStep(params.step);
  const { searchParams } = new URL(request.url);
  const owner = await findOwner(request, context);
  const progress = await getProgress(owner);
  const part = readPart(number, searchParams);
  const sections = getStepSections(number, part, progress.answers);
  // Without anything to ask yet, the second part leads back to the first.
  if (sections.length === 0) throw redirect(toStepPath(number));
  const form = number > SHORT_FORM_STEPS ? "full" : readFormKind(searchParams, progress.answers);
  const ratings = new Map<string, string>(
    progress.ratings.map(({ skill, level }) => [skill, String(level)]),
  );
  const page = toStepPath(number, part);
  const kept = await findKeptForm(request, context, page);
  const savedValues = Object.fromEntries(
    sections.flatMap(listFields).map(({ name }) => [
      name,
      ratings.get(name) ??
        progress.answers[name] ??
        progress.answers[`level-${name}`] ??
        // Only the first step has a level preselected.
        (number === 1 ? START_LEVEL : ""),
    ]),
  );
  const hasQuestions = asksAboutPerson(number, part);
  const person = hasQuestions ? await getPersonContext(owner) : null;
  const questionValues = { job: person?.job ?? "", goal: person?.goal ?? "" };
  return {
    number,
    part,
    page,
    isRestored: kept !== null,
    hasParts: STEPS_WITH_PARTS.includes(number) && form === "full",
    question: part === 1 ? step.question : (SECOND_QUESTIONS[number] ?? step.question),
    lead: part === 1 ? step.lead : (SECOND_LEADS[number] ?? step.lead),
    sections,
    hasQuestions,
    values: {
      ...(kept ? restoreValues(savedValues, kept, sections) : savedValues),
      ...(hasQuestions ? restoreQuestions(questionValues, kept) : {}),
    },
    form,
    back: getPreviousPath(number, part),
    steps: getStepProgress(progress, form),
    answered: countAnswered(sections, progress),
    total: countQuestions(sections),
    stepCount: form === "short" ? SHORT_FORM_STEPS : 5,
    shownAt: Date.now(),
    isSignedIn: (await getAuth(request, context)).status === "signed-in",
  };
}

/** Boxes that were left unchecked are not among the fields of a form. */
function restoreValues(
  saved: Record<string, string>,
  kept: FormData,
  sections: readonly StepSection[],
): Record<string, string> {
  const fields = sections.flatMap((section) =>
    listFields(section).map(({ name }) => ({ name, isCheckbox: section.kind === "checks" })),
  );
  return Object.fromEntries(
    fields.map(({ name, isCheckbox }) => {
      const value = kept.get(name) ?? (isCheckbox ? "" : saved[name]);
      return [name, typeof value === "string" ? value : ""];
    }),
  );
}

function restoreQuestions(saved: Record<string, string>, kept: FormData | null) {
  return Object.fromEntries(
    Object.entries(saved).map(([name, value]) => [name, String(kept?.get(name) ?? value)]),
  );
}

/** The step about goals asks what a person does now and what they want. */
const asksAboutPerson = (number: number, part: number) => number === 5 && part === 1;

const SECOND_QUESTIONS: Record<number, string> = {
  2: "A closer look at two of your strongest areas",
  5: "Which of these have you done?",
};
const SECOND_LEADS: Record<number, string> = {
  2: "One activity for each kind of work in two areas you rated high. They don’t change your scores; they show which kinds of work to look at first.",
  5: "Key skills of roles in the fields you chose. Once at work, in study or in your free time counts as sometimes.",
};

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { number } = requireStep(params.step);
  const part = readPart(number, new URL(request.url).searchParams);
  const sections = getAcceptedSections(number, part);
  const {
    values: sent,
    submission,
    refusal,
  } = await readLimitedForm(
    { request, context },
    {
      schema: stepSchema(sections),
      limit: assessmentStepLimit,
      reason: "Your network has saved a lot of ratings.",
    },
  );
  if (refusal) return refusal;
  const { owner, headers } = await findOrCreateOwner(request, context);
  const { answers } = await getProgress(owner);
  const {
    form: shownForm,
    "switch-form": newForm,
    "confirm-start": confirmed,
    "shown-at": shownAt,
    job,
    goal,
    ...fields
  } = sent;
  if (asksAboutPerson(number, part)) await saveQuestions(owner, { job, goal }, new Date());
  const values = {
    ...toStoredValues(fields, confirmed === "on", number === 5 && part === 1),
    ...listEmptySelects(sections, submission.payload),
  };
  const pace =
    number === 2 && part === 1 ? measurePace(values, answers, shownAt, Date.now()) : null;
  const form = newForm ?? shownForm ?? getForm(answers);
  await saveStep(owner, { ...values, ...(pace ? { pace } : {}), form });
  const merged = { ...answers, ...withoutNull(values), form };
  if (newForm)
    return redirect(
      newForm === "short" && number > SHORT_FORM_STEPS ? REVIEW_PATH : toStepPath(number),
      { headers },
    );
  const hasSecondPart = part === 1 && getStepSections(number, 2, merged).length > 0;
  return redirect(
    getNextPath({
      number,
      part,
      form,
      hasSecondPart: STEPS_WITH_PARTS.includes(number) && hasSecondPart,
    }),
    { headers },
  );
}

/** An untouched start isn't a level, unless it is confirmed. Unchecked boxes take a field back. */
function toStoredValues(
  fields: Record<string, string | undefined>,
  isStartConfirmed: boolean,
  hasCheckboxes: boolean,
): Record<string, string | null> {
  const entries = Object.entries(fields).flatMap(([name, value]): [string, string | null][] => {
    if (value === START_LEVEL) return isStartConfirmed ? [[name, "3"]] : [];
    if (value !== undefined) return [[name, value]];
    return [];
  });
  const values: Record<string, string | null> = Object.fromEntries(entries);
  if (hasCheckboxes)
    for (const { name } of getAcceptedSections(5, 1).flatMap(listFields))
      if (name.startsWith("field-")) values[name] ??= null;
  return values;
}

/** "Not sure" in a select is sent as an empty value, and takes an earlier answer back. */
function listEmptySelects(
  sections: readonly StepSection[],
  sent: Record<string, unknown>,
): Record<string, null> {
  const selects = sections.flatMap((section) =>
    section.kind === "selects" ? listFields(section) : [],
  );
  return Object.fromEntries(
    selects.flatMap(({ name }) => (sent[name] === "" ? [[name, null]] : [])),
  );
}

function withoutNull(values: Record<string, string | null>): Answers {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

function readPart(number: number, params: URLSearchParams): number {
  return STEPS_WITH_PARTS.includes(number) && params.get("part") === "2" ? 2 : 1;
}

function readFormKind(params: URLSearchParams, answers: Answers) {
  const chosen = params.get("form");
  return chosen === "short" || chosen === "full" ? chosen : getForm(answers);
}

function requireStep(param: string | undefined) {
  const match = findStep(param);
  if (!match) throw new Response("Not found", { status: 404 });
  return match;
}
