import type { AppLoadContext } from "@remix-run/node";
import { listMentorsFor } from "~/mentoring/directory/directory.server";
import { listDueQuestionIds } from "~/review-schedule/schedule.server";
import { getSkillProfile } from "~/skills/profile/skill-profile.server";
import type { AdviceOffer } from "./types";

/** Whom the person can ask on this server, and what is due for them. */
export async function getAdviceOffer(
  owner: string,
  context: AppLoadContext,
  now: Date,
): Promise<AdviceOffer> {
  const [mentors, { queue }] = await Promise.all([
    listMentorsFor(owner),
    getSkillProfile(owner, context, now),
  ]);
  return { mentors, dueQuestionIds: listDueQuestionIds(queue) };
}
