import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { findOwnerIfReachable } from "~/accounts/session/owner.server";
import { lessonCount } from "~/data/learning/courses";
import { getSkillNames } from "~/data/skills";
import {
  deleteBookmark,
  findBookmark,
  NOTE_MAX_LENGTH,
  saveBookmark,
} from "~/learning/bookmarks.server";
import { readCourseFile, readLesson } from "~/learning/content.server";
import { listStates } from "~/learning/course-progress";
import type { FoundLesson } from "~/learning/find-lesson";
import { readProgressIn, writeLessonOpened, writeLessonState } from "~/learning/progress.server";
import { renderLesson } from "~/learning/render-lesson.server";
import { requireLesson } from "~/learning/require-course.server";
import { checkNetworkStorage, countStored } from "~/practice/store/storage-limit.server";
import { getClient } from "~/platform/http/client.server";
import { parseIntent, readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { changeCodeExercise, exerciseFormSchema, readCodeExercise } from "./lesson-exercise.server";
import { readWrittenExercise, submitWrittenExercise } from "./written-exercise.server";
import { requireLearner } from "~/learning/require-learner.server";
import { findNextLabel } from "~/today/next-in-sitting.server";
import { getKnownSkills } from "~/skills/known-skills.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { course, module, lesson, number, previous, next } = requireLesson(
    params.slug,
    params.lesson,
  );
  const owner = await findOwnerIfReachable(request, context);
  // A browser may load a page that nobody opens.
  if (owner && !request.headers.get("Sec-Purpose")?.includes("prefetch"))
    await writeLessonOpened(owner, course, lesson.slug);
  const progress = await readProgressIn(course, owner, await getKnownSkills(owner));
  const own = progress.modules
    .flatMap((each) => each.lessons)
    .find(({ slug }) => slug === lesson.slug);
  const codeExercise = await readCodeExercise(owner, course.id, lesson.slug);
  return {
    course: { id: course.id, title: course.title, syllabus: course.syllabus },
    moduleTitle: module.title,
    lesson: { slug: lesson.slug, title: lesson.title, summary: lesson.summary },
    minutes: lesson.minutes,
    skills: getSkillNames(lesson.skills),
    number,
    lessonCount: lessonCount(course),
    previous: previous ? { slug: previous.slug, title: previous.title } : null,
    next: next ? { slug: next.slug, title: next.title } : null,
    state: own?.state ?? "pending",
    credit: own?.credit ?? null,
    states: listStates(progress),
    quiz: { slug: module.slug, isLast: module.lessons.at(-1)?.slug === lesson.slug },
    note: (owner && (await findBookmark(owner, course.id, lesson.slug))) ?? null,
    codeExercise,
    writtenExercise: await readWrittenExercise(owner, course.id, lesson.slug),
    sittingLabel: owner ? await findSittingLabel(request, owner, { course, lesson }) : null,
    ...renderLesson(readLesson(course.id, lesson.slug), (name) => readCourseFile(course.id, name)),
  };
}

const formSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["done", "skip", "reopen", "remove-bookmark"]) }),
  z.object({ intent: z.literal("bookmark"), note: z.string().default("") }),
  exerciseFormSchema,
]);

export async function action(args: ActionFunctionArgs) {
  const { request, params } = args;
  const found = requireLesson(params.slug, params.lesson);
  const { course, lesson } = found;
  const path = `/learning/${course.id}/${lesson.slug}`;
  const fields = await readForm(request);
  if (fields.get("intent") === "answer-exercise") return submitWrittenExercise(args, found, fields);
  const form = parseIntent(fields, formSchema);
  const note = form.intent === "bookmark" ? cleanNote(form.note) : "";
  // The text stays in the form, so it can be shortened.
  if (note.length > NOTE_MAX_LENGTH)
    return data(
      { note, code: null, error: `The note is too long: at most ${NOTE_MAX_LENGTH} characters.` },
      { status: 400 },
    );
  const code = "code" in form ? form.code : null;
  const { ip } = getClient(args.context);
  const bytes = Buffer.byteLength(note + (code ?? ""));
  const refusal = bytes > 0 ? await checkNetworkStorage(ip) : undefined;
  if (refusal) {
    const shown = { note: code === null ? note : null, code, error: refusal.message };
    return data(shown, {
      status: refusal.status,
      headers: { "Retry-After": String(refusal.retryAfter) },
    });
  }
  const { owner, headers } = await requireLearner(args, path);
  switch (form.intent) {
    case "done":
    case "skip": {
      const state = form.intent === "done" ? "done" : "skipped";
      await writeLessonState(owner, course, [lesson.slug], state);
      const isInSitting = (await findSittingLabel(request, owner, found)) !== null;
      return redirect(isInSitting ? path : getPathAfter(found), { headers });
    }
    case "save-code":
    case "run-code":
    case "show-solution": {
      const error = await changeCodeExercise(owner, course.id, lesson.slug, form);
      if (error) return data({ note: null, code: form.code, error }, { status: 400, headers });
      await countStored(ip, bytes);
      // The browser that ran the tests shows the results itself.
      return form.intent === "run-code"
        ? data(null, { headers })
        : redirect(`${path}#code-exercise`, { headers });
    }
    case "reopen":
      await writeLessonState(owner, course, [lesson.slug], "learning");
      return redirect(path, { headers });
    case "bookmark":
      await saveBookmark(owner, course.id, lesson.slug, note);
      await countStored(ip, bytes);
      return toasts(request).redirectWithSuccess(`${path}#bookmark`, "Bookmark saved", { headers });
    case "remove-bookmark":
      await deleteBookmark(owner, course.id, lesson.slug);
      return toasts(request).redirectWithSuccess(`${path}#bookmark`, "Bookmark removed", {
        headers,
      });
  }
}

/** Where the lesson leads in today's sitting; null outside of it. */
function findSittingLabel(
  request: Request,
  owner: string,
  { course, lesson }: Pick<FoundLesson, "course" | "lesson">,
): Promise<string | null> {
  const subject = `${course.id}/${lesson.slug}`;
  return findNextLabel(request, owner, { kinds: ["lesson", "exercise"], subjects: [subject] });
}

const cleanNote = (note: string) => note.replaceAll("\r\n", "\n").trim();

/** After a module's last lesson comes its quiz. */
function getPathAfter({ course, module, lesson, next }: FoundLesson): string {
  const isLast = module.lessons.at(-1)?.slug === lesson.slug;
  return isLast || !next
    ? `/learning/${course.id}/quiz/${module.slug}`
    : `/learning/${course.id}/${next.slug}`;
}
