import { listNearestOccupations } from "~/person-context/recognize-job";
import { listOccupations } from "~/occupations/occupations.server";
import { findJobInterview } from "~/job-interviews/queries.server";
import type { JobInterview } from "~/job-interviews/types";
import type { OfferFigures } from "./figures-beside";
import type { OfferDetails } from "./offer-details.server";
import { findOfficialPay } from "./official-pay.server";
import { findPayRange, formatPayRange } from "./pay-range";
import type { PayFigures } from "./pay-section";
import { findLatestOffer } from "./queries.server";

/** What the posting and the statistics say about the pay of a job. */
export async function readPay(
  owner: string,
  { role, posting }: Pick<JobInterview, "role" | "posting">,
  details: OfferDetails | null,
): Promise<PayFigures> {
  const name = details?.occupation || role;
  const range = findPayRange(posting);
  const official = await findOfficialPay(owner, name);
  return {
    posted: range && formatPayRange(range),
    hasPosting: posting !== "",
    name,
    official,
    nearest: official
      ? []
      : listNearestOccupations(name, listOccupations()).map(({ title }) => title),
  };
}

/** An offer is thought about for a month. */
const DAYS_BESIDE = 30;

/** The figures of the offer that was saved last; null without one. */
export async function findFiguresBeside(owner: string, now: Date): Promise<OfferFigures | null> {
  const since = new Date(now.getTime() - DAYS_BESIDE * 86_400_000);
  const offer = await findLatestOffer(owner, since);
  const interview = offer && (await findJobInterview(owner, offer.interviewId));
  if (!interview) return null;
  return {
    company: interview.company,
    to: `/plans/${interview.id}/offer`,
    figures: listFigures(await readPay(owner, interview, offer.details), offer.details),
  };
}

function listFigures({ posted, official }: PayFigures, details: OfferDetails) {
  const named = [details.lowest, details.highest].filter(Boolean).join(" to ");
  return [
    { name: "They offer", figure: details.offered },
    posted ? { name: "In the posting", figure: posted } : { name: "They named", figure: named },
    { name: "You ask for", figure: details.asks.find(({ id }) => id === "pay")?.what },
    { name: "Official median, United States", figure: official?.amount },
  ].flatMap(({ name, figure }) => (figure ? { name, figure } : []));
}
