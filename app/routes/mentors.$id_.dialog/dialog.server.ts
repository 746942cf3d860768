import type { LoaderFunctionArgs } from "@remix-run/node";
import { getSkillNames } from "~/data/skills";
import { toPublicMentor } from "~/mentoring/directory/bookable-mentor";
import { findMentor } from "~/mentoring/directory/directory.server";
import { renderMentorDialog } from "./mentor-dialog.server";

/** What the list's dialog shows of a mentor, as HTML. */
export async function loader({ params }: LoaderFunctionArgs) {
  const mentor = await findMentor(params.id ?? "");
  if (!mentor?.isListed) throw new Response("Not found", { status: 404 });
  const html = renderMentorDialog({
    mentor: toPublicMentor(mentor),
    specialties: getSkillNames(mentor.specialties),
  });
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
