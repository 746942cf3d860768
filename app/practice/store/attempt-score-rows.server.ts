import { sql } from "kysely";
import { MAX_SHOWN_WIDTH, MIN_RANGE_WORDS } from "~/coach/score/range";
import { MAX_OWN_SHARE } from "./earlier-rubric";
import { NO_CONTENT_MAX_SCORE } from "./has-content";
import { selectVisibleAttempts } from "./queries.server";

/** In characters; so few words of an answer have hardly ever more each. */
const LONG_WORD = 12;

/** The score of every attempt that counts, oldest first. */
export function listAttemptScoreRows(owner: string) {
  return (
    selectVisibleAttempts(owner)
      .leftJoin("second_opinions as opinion", (join) =>
        join
          .onRef("opinion.session_id", "=", "answer.session_id")
          .onRef("opinion.question_id", "=", "answer.question_id")
          .onRef("opinion.attempt", "=", "answer.attempt")
          .on("answer.own_share", ">", MAX_OWN_SHARE),
      )
      .select("opinion.review as opinion")
      .select([
        "answer.session_id",
        "answer.question_id",
        "answer.attempt",
        "answer.lower_score",
        "answer.own_share",
        "answer.help",
        "answer.seconds",
        "answer.created_at",
      ])
      .select("answer.score as coach_score")
      .select(sql<number>`coalesce(answer.own_score, answer.score)`.as("score"))
      .select(({ eb }) => eb("answer.code", "is not", null).as("has_code"))
      // Other answers surely have content, and their lower end says how wide their range is: their reviews, the
      // largest column, needn't be read.
      .select(({ eb }) =>
        eb
          .case()
          .when(
            eb.or([
              eb("answer.score", "<=", Math.max(NO_CONTENT_MAX_SCORE, MAX_SHOWN_WIDTH / 2)),
              eb(sql<number>`length(answer.answer)`, "<", MIN_RANGE_WORDS * LONG_WORD),
            ]),
          )
          .then(sql<string>`coalesce(answer.own_review, answer.review)`)
          .end()
          .as("low_review"),
      )
      .where("answer.excluded_at", "is", null)
      .execute()
  );
}
