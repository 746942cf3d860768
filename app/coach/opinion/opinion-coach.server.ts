import { reviewAnswer } from "~/coach/embedded";
import type { Coach, CoachRequest, Review, Watch } from "~/coach/types";
import { readAnswerText } from "./answer-text";
import { createBreaker } from "./breaker";
import { type Endpoint, type Patience, createCompletion } from "./endpoint.server";
import { OpinionFailure } from "./failure";
import { createPointJudge, judge } from "./judge";
import { PROMPT_VERSION, writePrompt } from "./prompt";
import { readPointsSoFar, readVerdict } from "./verdict.server";

const PATIENCE: Patience = { silenceInMs: 45_000, wholeInMs: 180_000 };
const TRIES = 2;
/** A service that asks for a longer wait is not asked again by this call. */
const LONGEST_WAIT_IN_MS = 5_000;

/** So many more characters before a text that is being written is read again. */
const READ_EVERY = 80;

interface OpinionCoachOptions {
  endpoint: Endpoint;
  patience?: Patience;
  now?: () => number;
}

/**
 * A coach that asks a model what the answer says and where, checks each of its quotes, and works out the score
 * by the embedded coach's rubric. What the embedded coach flags (nothing said, another topic, an answer that only
 * speaks to the scorer) is sent to nobody: there its review stands.
 */
export function createOpinionCoach({
  endpoint,
  patience = PATIENCE,
  now = Date.now,
}: OpinionCoachOptions): Coach {
  const complete = createCompletion(endpoint, patience);
  const breaker = createBreaker(now);
  const maker = { name: endpoint.model, version: `prompt ${PROMPT_VERSION}` };

  async function askOnce(
    request: CoachRequest,
    embedded: Review,
    { signal, onPoint }: Required<Watch>,
  ): Promise<Review> {
    const answer = readAnswerText(request.answer);
    const messages = writePrompt(request, answer.text, `=== ${crypto.randomUUID()} ===`);
    const judgePoint = createPointJudge(request, answer);
    let told = 0;
    let read = 0;
    let text = "";
    try {
      for await (const piece of complete(messages, signal)) {
        text += piece;
        if (told === request.keyPoints.length || text.length < read + READ_EVERY) continue;
        read = text.length;
        const points = readPointsSoFar(text);
        for (const point of points.slice(told).flatMap((said) => judgePoint(said) ?? []))
          onPoint(point);
        told = Math.max(told, points.length);
      }
      breaker.succeeded();
    } catch (error) {
      if (error instanceof OpinionFailure && error.reason !== "unreadable")
        breaker.failed(error.waitInMs);
      throw error;
    }
    const verdict = readVerdict(text);
    const review = verdict ? judge({ request, embedded, answer, verdict, maker }) : "unreadable";
    if (typeof review === "string") throw new OpinionFailure(review);
    return review;
  }

  return {
    async review(request, { signal = new AbortController().signal, onPoint = () => {} } = {}) {
      const embedded = reviewAnswer(request);
      if (embedded.flag || request.keyPoints.length === 0) return embedded;
      const rest = breaker.restInMs();
      if (rest > 0) throw new OpinionFailure("busy", undefined, rest);
      for (let tried = 1; ; tried++) {
        try {
          return await askOnce(request, embedded, { signal, onPoint });
        } catch (error) {
          const wait = error instanceof OpinionFailure ? retryWait(error) : undefined;
          if (wait === undefined || tried === TRIES || breaker.restInMs() > wait) throw error;
          await pause(wait, signal);
        }
      }
    },
  };
}

/** How long to wait before a second try; undefined when it would not help. */
function retryWait({ reason, waitInMs = 0 }: OpinionFailure): number | undefined {
  if (reason === "slow" || reason === "refused") return undefined;
  return waitInMs > LONGEST_WAIT_IN_MS ? undefined : waitInMs;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
}
