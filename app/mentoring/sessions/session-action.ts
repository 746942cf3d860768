import type { Kysely } from "kysely";
import type { BookableMentor } from "~/mentoring/directory/bookable-mentor";
import type { Tables } from "~/platform/database/tables";
import type { MentorSession } from "./queries.server";
import type { Side } from "./states";

/** Something that happens to a session: a side does it, or a job when the time has come. */
export interface SessionAction {
  session: MentorSession;
  mentor: BookableMentor;
  actor: Side | "system";
  now: Date;
  /** A job's transaction; without one, the action starts its own. */
  connection?: Kysely<Tables>;
}

/** Something that one side does. */
export interface SideAction extends SessionAction {
  actor: Side;
}
