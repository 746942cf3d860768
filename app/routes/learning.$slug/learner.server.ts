import type { ActionFunctionArgs } from "@remix-run/node";
import { findOrCreateOwner } from "~/accounts/session/owner.server";
import type { KnownSkills } from "~/learning/course-progress";
import { getClient } from "~/platform/http/client.server";
import { createAddressLimit } from "~/platform/http/rate-limit.server";
import { formatRateLimit } from "~/platform/http/rate-limited.server";
import { toasts } from "~/platform/http/toast.server";
import { getSkillRecord } from "~/skills/queries.server";
import type { SkillEvidence } from "~/skills/record";
import { SOLID_SCORE } from "~/skills/weak-spots";

/** A course has about twenty forms: enough for a class on one network. */
const learningLimit = createAddressLimit({
  name: "learning",
  points: 900,
  seconds: 60 * 60,
});

/** The account or visitor whose progress a form changes; throws a redirect to the page over the limit. */
export async function requireLearner(
  { request, context }: ActionFunctionArgs,
  path: string,
): Promise<{ owner: string; headers: HeadersInit }> {
  const retryAfter = await learningLimit.consume(getClient(context).ip);
  if (retryAfter)
    throw await toasts(request).redirectWithError(
      path,
      formatRateLimit("Your network has sent a lot of course forms.", retryAfter),
    );
  return findOrCreateOwner(request, context);
}

/** A person answers several questions on a skill this well. */
const MIN_KNOWN_SCORE = SOLID_SCORE + 10;
const MIN_KNOWN_QUESTIONS = 2;

/** Skills that interview answers or mentors show, for credit. Self-ratings and quizzes don't count. */
export async function getKnownSkills(owner: string | undefined): Promise<KnownSkills> {
  if (!owner) return new Map();
  const { record } = await getSkillRecord(owner, new Date());
  return listKnownSkills(record);
}

/** The same from a record that has been read already. */
export function listKnownSkills(record: readonly SkillEvidence[]): KnownSkills {
  return new Map(
    record.flatMap(({ skill, name, practiced, reviewed }) => {
      const isKnown =
        (practiced?.mean ?? 0) >= MIN_KNOWN_SCORE &&
        (practiced?.questions ?? 0) >= MIN_KNOWN_QUESTIONS;
      const score = isKnown ? practiced?.mean : reviewed?.mean;
      return score !== undefined && score >= MIN_KNOWN_SCORE ? [[skill, { name, score }]] : [];
    }),
  );
}
