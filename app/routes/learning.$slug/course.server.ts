import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { getAuth } from "~/accounts/session/auth.server";
import { findOwnerIfReachable } from "~/accounts/session/owner.server";
import { lessonCount, LEARNING_TAB_LABELS } from "~/data/learning/courses";
import type { Course } from "~/data/learning/types";
import { getSkillNames } from "~/data/skills";
import { readCapstone } from "~/learning/capstones.server";
import { listExerciseLessons } from "~/learning/code-exercise-content.server";
import { findCertificateOf, issueCertificate } from "~/learning/certificates.server";
import { readProgressIn, unskipModule, writeLessonState } from "~/learning/progress.server";
import { requireCourse, requireModule } from "~/learning/require-course.server";
import { readIntent } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { getCoursePracticeUrl } from "~/practice/tailored/practice-subject.server";
import { requireLearner } from "~/learning/require-learner.server";
import { getKnownSkills } from "~/skills/known-skills.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const course = requireCourse(params.slug);
  const owner = await findOwnerIfReachable(request, context);
  const auth = await getAuth(request, context);
  const capstone = readCapstone(course.id);
  const progress = await readProgressIn(course, owner, await getKnownSkills(owner));
  const solved = progress.modules
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ slug, isExerciseSolved }) => (isExerciseSolved ? slug : []));
  return {
    course,
    lessons: lessonCount(course),
    skills: getSkillNames(course.skills),
    practiceUrl: getCoursePracticeUrl(course.id),
    subject: LEARNING_TAB_LABELS[course.tab],
    progress,
    // By lesson, whether its code exercise is solved.
    exercises: Object.fromEntries(
      listExerciseLessons(course).map((slug) => [slug, solved.includes(slug)]),
    ),
    capstone: { title: capstone.title, minutes: capstone.minutes },
    certificateId: (owner && (await findCertificateOf(owner, course.id))) ?? null,
    isSignedIn: auth.status === "signed-in",
  };
}

const formSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("start") }),
  z.object({ intent: z.literal("certificate") }),
  z.object({ intent: z.enum(["skip-module", "unskip-module"]), module: z.string().max(100) }),
]);

export async function action(args: ActionFunctionArgs) {
  const { request, params } = args;
  const course = requireCourse(params.slug);
  const path = `/learning/${course.id}`;
  const form = await readIntent(request, formSchema);
  if (form.intent === "certificate") return handleCertificate(args, course);
  const { owner, headers } = await requireLearner(args, path);
  if (form.intent === "start") {
    const { nextLesson } = await readProgressIn(course, owner);
    if (!nextLesson) return redirect(path, { headers });
    await writeLessonState(owner, course, [nextLesson], "learning");
    return redirect(`${path}/${nextLesson}`, { headers });
  }
  const { module } = requireModule(course.id, form.module);
  if (form.intent === "unskip-module") {
    await unskipModule(owner, course, module);
    return toasts(request).redirectWithSuccess(
      `${path}#${module.slug}`,
      "Lessons back in your path",
      {
        headers,
      },
    );
  }
  const { modules } = await readProgressIn(course, owner);
  const open = modules
    .find(({ slug }) => slug === module.slug)
    ?.lessons.filter(({ state }) => state === "pending" || state === "learning");
  if (open && open.length > 0)
    await writeLessonState(
      owner,
      course,
      open.map(({ slug }) => slug),
      "skipped",
    );
  return toasts(request).redirectWithSuccess(
    `${path}#${module.slug}`,
    "Lessons skipped. Pass the quiz to complete the module.",
    { headers },
  );
}

/** A certificate names a person, so it needs an account. */
async function handleCertificate(args: ActionFunctionArgs, course: Course) {
  const { request, context } = args;
  const path = `/learning/${course.id}`;
  const { owner } = await requireLearner(args, path);
  const auth = await getAuth(request, context);
  const progress = await readProgressIn(course, owner);
  if (auth.status !== "signed-in")
    return redirect(`/register?redirectTo=${encodeURIComponent(path)}`);
  if (progress.status !== "done")
    return toasts(request).redirectWithError(
      path,
      "The certificate needs every quiz passed and the capstone complete.",
    );
  const id = await issueCertificate(owner, auth.profile.name, course, progress);
  return redirect(`/certificates/${id}`);
}
