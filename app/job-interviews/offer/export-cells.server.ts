import { parseStoredJson } from "~/platform/database/stored-json.server";
import type { Cells } from "~/platform/personal-data";
import { OFFER_ASKS } from "./asks";
import { OFFER_CHECKS } from "./checks";
import { offerDetails } from "./offer-details.server";

/** What was noted about an offer, in words. */
export function describeOffer(row: { interview_id: string; details: string }): Cells {
  const id = row.interview_id;
  const details = parseStoredJson(offerDetails, row.details, { table: "job_offers", id });
  if (!details) return { Notes: row.details };
  const { offered, lowest, highest, occupation, declines, clear, questions, asks } = details;
  return {
    "They offer": offered,
    "Lowest they named": lowest,
    "Highest they named": highest,
    "Official pay of": occupation,
    "Say no": declines ? "yes" : "",
    Clear: nameChecks(clear),
    "To ask about": nameChecks(questions),
    "To ask for": asks.map(({ id: askId, isAsked, what }) =>
      [OFFER_ASKS.find((ask) => ask.id === askId)?.name, what, isAsked ? "" : "not asked for"]
        .filter(Boolean)
        .join(": "),
    ),
  };
}

const nameChecks = (ids: readonly string[]) =>
  OFFER_CHECKS.flatMap((check) => (ids.includes(check.id) ? check.name : []));
