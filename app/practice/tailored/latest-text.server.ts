import { isSkillId, type SkillId } from "~/data/skills";
import { db } from "~/platform/database/connection.server";
import { parseIds } from "~/practice/store/stored-json.server";
import type { SourceKind } from "./source-kind";

/** The posting or resume that a person practiced for last: what was kept of it. */
export async function findLatestText(
  owner: string,
): Promise<{ kind: SourceKind; skills: SkillId[] } | undefined> {
  const row = await db
    .selectFrom("interview_sessions")
    .select(["id", "card_id", "asked_skills"])
    .where("owner_id", "=", owner)
    .where("asked_skills", "is not", null)
    .$narrowType<{ asked_skills: string }>()
    .orderBy("started_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      kind: row.card_id === "resume" ? "resume" : "posting",
      skills: parseIds(row.asked_skills, row.id).filter(isSkillId),
    }
  );
}
