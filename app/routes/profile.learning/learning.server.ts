import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "~/accounts/session/auth.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { getSkillRecord } from "~/skills/queries.server";
import { suggestCourses } from "~/skills/suggested-courses";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const { record } = await getSkillRecord(getOwnerId(profile));
  return { hasRecord: record.length > 0, courses: suggestCourses(record) };
}
