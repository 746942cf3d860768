import type { Coach, CoachRequest, Review, ReviewOptions } from "~/coach/types";
import { parseJudgedAnswer } from "./answer-text";
import { createCircuitBreaker } from "./circuit-breaker";
import { type Endpoint, type Timeouts, createChatCompletion } from "./chat-completions.server";
import { AiCoachError } from "./ai-coach-error";
import { createPointChecker } from "./build-review";
import { PROMPT_VERSION, writePrompt } from "./prompt";
import type { VerdictInput, reviewVerdict } from "./review-verdict.server";
import { createPointReader } from "./verdict.server";

const DEFAULT_TIMEOUTS: Timeouts = { idleMs: 45_000, totalMs: 180_000 };
const MAX_CALLS = 2;
/** A longer Retry-After isn't waited for in this call. */
const MAX_RETRY_WAIT_MS = 5_000;

/** A partial response is parsed again after this many more characters. */
const PARSE_INTERVAL = 80;

/** What the coach works out itself; a server does it away from the thread that answers requests. */
export interface LocalAnalysis {
  reviewAnswer(request: CoachRequest, signal: AbortSignal): Promise<Review>;
  reviewVerdict(
    input: VerdictInput,
    signal: AbortSignal,
  ): Promise<ReturnType<typeof reviewVerdict>>;
}

interface AiCoachOptions {
  endpoint: Endpoint;
  local: LocalAnalysis;
  timeouts?: Timeouts;
  now?: () => number;
}

/**
 * A coach that asks a model what the answer says and where, checks each quote, and calculates the
 * score with the embedded coach's rubric. Answers the embedded coach flags (empty, off topic, only
 * addressed to the scorer) are not sent: its own review is returned.
 */
export function createAiCoach({
  endpoint,
  local,
  timeouts = DEFAULT_TIMEOUTS,
  now = Date.now,
}: AiCoachOptions): Coach {
  const complete = createChatCompletion(endpoint, timeouts);
  const breaker = createCircuitBreaker(now);
  const maker = { name: endpoint.model, version: `prompt ${PROMPT_VERSION}` };

  async function askOnce(
    request: CoachRequest,
    embedded: Review,
    { signal, onPoint }: Required<ReviewOptions>,
  ): Promise<Review> {
    const answer = parseJudgedAnswer(request.answer);
    const messages = writePrompt(request, answer.text, `=== ${crypto.randomUUID()} ===`);
    const checkPoint = createPointChecker(request, answer);
    const readPoints = createPointReader();
    let reportedCount = 0;
    let parsedLength = 0;
    let text = "";
    try {
      for await (const chunk of complete(messages, signal)) {
        text += chunk;
        if (
          reportedCount >= request.keyPoints.length ||
          text.length < parsedLength + PARSE_INTERVAL
        )
          continue;
        parsedLength = text.length;
        const points = readPoints(text);
        for (const point of points.flatMap((pointVerdict) => checkPoint(pointVerdict) ?? []))
          onPoint(point);
        reportedCount += points.length;
      }
      breaker.recordSuccess();
    } catch (error) {
      if (error instanceof AiCoachError && error.reason !== "unreadable")
        breaker.recordFailure(error.retryAfterMs);
      throw error;
    }
    const review = await local.reviewVerdict(
      { request, embedded, verdictText: text, maker },
      signal,
    );
    if (typeof review === "string") throw new AiCoachError(review);
    return review;
  }

  return {
    async review(request, { signal = new AbortController().signal, onPoint = () => {} } = {}) {
      const embedded = await local.reviewAnswer(request, signal);
      if (embedded.flag || request.keyPoints.length === 0) return embedded;
      const openMs = breaker.getRemainingMs();
      if (openMs > 0) throw new AiCoachError("busy", undefined, openMs);
      for (let call = 1; ; call++) {
        try {
          return await askOnce(request, embedded, { signal, onPoint });
        } catch (error) {
          const waitMs = error instanceof AiCoachError ? getRetryWait(error) : undefined;
          if (waitMs === undefined || call === MAX_CALLS || breaker.getRemainingMs() > waitMs)
            throw error;
          await sleep(waitMs, signal);
        }
      }
    },
  };
}

/** How long to wait before a retry; undefined if a retry would not help. */
function getRetryWait({ reason, retryAfterMs: waitInMs = 0 }: AiCoachError): number | undefined {
  if (reason === "slow" || reason === "refused") return undefined;
  return waitInMs > MAX_RETRY_WAIT_MS ? undefined : waitInMs;
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const handleAbort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", handleAbort);
      resolve();
    }, ms);
    signal.addEventListener("abort", handleAbort, { once: true });
  });
}
