import type { AppLoadContext } from "@remix-run/node";
import { advise } from "./advise";
import { getAdviceOffer } from "./offer.server";
import { getAdvicePerson } from "./person.server";
import { listRefusals } from "./refusals.server";
import type { Advice } from "./types";

export interface OwnAdvice extends Advice {
  /** The key of the step that was refused last. */
  lastRefused: string | null;
}

const advices = new WeakMap<AppLoadContext, Promise<OwnAdvice>>();

/** What a person is advised to do next, decided once per request. */
export function getAdvice(owner: string, context: AppLoadContext, now: Date): Promise<OwnAdvice> {
  const advice = advices.get(context) ?? loadAdvice(owner, context, now);
  advices.set(context, advice);
  return advice;
}

async function loadAdvice(owner: string, context: AppLoadContext, now: Date): Promise<OwnAdvice> {
  const [person, offer, refusals] = await Promise.all([
    getAdvicePerson(owner, context, now),
    getAdviceOffer(owner, context, now),
    listRefusals(owner, now),
  ]);
  return {
    ...advise({ ...person, refused: new Set(refusals) }, offer),
    lastRefused: refusals[0] ?? null,
  };
}
