import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findOwnerIfReachable } from "~/accounts/session/owner.server";
import type { SkillId } from "~/data/skills";
import { readCapstone, readCheckedItems, writeCheckedItems } from "~/learning/capstones.server";
import { readProgressIn } from "~/learning/progress.server";
import { renderLine, renderText } from "~/learning/render-lesson.server";
import { requireCourse } from "~/learning/require-course.server";
import { listMentorsFor } from "~/mentoring/directory/directory.server";
import { readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { requireLearner } from "~/learning/require-learner.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const course = requireCourse(params.slug);
  const owner = await findOwnerIfReachable(request, context);
  const { title, brief, minutes, checklist } = readCapstone(course.id);
  const checked = owner ? await readCheckedItems(owner, course.id) : [];
  const { status } = await readProgressIn(course, owner);
  return {
    course: { id: course.id, title: course.title },
    title,
    brief: renderText(brief),
    minutes,
    checklist: checklist.map(({ key, text }) => ({
      key,
      text: renderLine(text),
      isChecked: checked.includes(key),
    })),
    mentors: await listCapstoneMentors(owner, course.skills),
    isCourseDone: status === "done",
  };
}

const MENTORS_SHOWN = 3;

/** Mentors of one of the course's skills who take requests. */
async function listCapstoneMentors(owner: string | undefined, skills: readonly SkillId[]) {
  const mentors = await listMentorsFor(owner);
  return mentors
    .filter(({ specialties }) => specialties.some((skill) => skills.includes(skill)))
    .slice(0, MENTORS_SHOWN)
    .map(({ id, name, title, price }) => ({ id, name, title, price }));
}

export async function action(args: ActionFunctionArgs) {
  const course = requireCourse(args.params.slug);
  const path = `/learning/${course.id}/capstone`;
  const keys = (await readForm(args.request)).getAll("item").map(String);
  const { owner, headers } = await requireLearner(args, path);
  const isComplete = await writeCheckedItems(owner, course.id, keys);
  return toasts(args.request).redirectWithSuccess(
    path,
    isComplete ? "You checked every point" : "Checklist saved",
    { headers },
  );
}
