import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { readProgressIn, resetModule } from "~/learning/progress.server";
import { requireModule } from "~/learning/require-course.server";
import { toasts } from "~/platform/http/toast.server";
import { requireLearner } from "~/learning/require-learner.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { course, module } = requireModule(params.slug, params.module);
  const progress = await readProgressIn(course, await findOwner(request, context));
  const own = progress.modules.find(({ slug }) => slug === module.slug);
  // Nothing to reset: a bookmark of this page, or done already.
  if (!own || own.state === "pending") throw redirect(`/learning/${course.id}#${module.slug}`);
  return {
    course: { id: course.id, title: course.title },
    module: { slug: module.slug, title: module.title },
    finished: own.lessons.filter(({ state }) => state === "done" || state === "skipped").length,
    isQuizPassed: own.quiz?.isPassed ?? false,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { course, module } = requireModule(args.params.slug, args.params.module);
  const path = `/learning/${course.id}#${module.slug}`;
  const { owner, headers } = await requireLearner(args, path);
  await resetModule(owner, course, module);
  return toasts(args.request).redirectWithSuccess(path, `“${module.title}” was reset`, { headers });
}
