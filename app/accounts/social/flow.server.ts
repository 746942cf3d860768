import { randomBytes } from "node:crypto";
import { z } from "zod";
import { getLatestIssue } from "~/platform/clock/latest-issue";
import { createTextCookie } from "~/platform/http/cookies.server";
import { createRateLimit } from "~/platform/http/rate-limit.server";
import { PROVIDER_IDS } from "./provider-names";

const FLOW_IN_SECONDS = 10 * 60;

const flowSchema = z.object({
  provider: z.enum(PROVIDER_IDS),
  intent: z.enum(["sign-in", "connect", "confirm"]),
  /** The account that this is for, when someone signed in starts it. */
  account: z.string().optional(),
  /** The page it started on: path and query. */
  page: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  startedAt: z.number(),
});

/** What waits while a person is at a provider. */
export type Flow = z.infer<typeof flowSchema>;
export type FlowStart = Pick<Flow, "provider" | "intent" | "account" | "page">;

/** Signed, and only in the browser that started: nobody else's answer fits it. */
const cookie = createTextCookie("social-sign-in", FLOW_IN_SECONDS);

/** A browser could send the cookie again after it was told to forget it. */
const usesByState = createRateLimit({
  name: "social-sign-in-state",
  points: 1,
  seconds: 2 * FLOW_IN_SECONDS,
  isCounter: true,
});

const randomText = () => randomBytes(32).toString("base64url");

export function createFlowCookie(request: Request, start: FlowStart): Promise<string> {
  const flow: Flow = {
    ...start,
    state: randomText(),
    nonce: randomText(),
    verifier: randomText(),
    startedAt: Date.now(),
  };
  return cookie.serialize(request, JSON.stringify(flow));
}

/** What this browser has started with a provider; undefined if nothing, or too long ago. */
export async function readFlow(request: Request, provider: string): Promise<Flow | undefined> {
  const text = await cookie.read(request);
  if (text === undefined) return undefined;
  const flow = flowSchema.parse(JSON.parse(text));
  const isValid =
    Date.now() - flow.startedAt <= FLOW_IN_SECONDS * 1000 &&
    new Date(flow.startedAt).toISOString() <= getLatestIssue(new Date());
  return !isValid || flow.provider !== provider ? undefined : flow;
}

/** The same for an answer, whose state must be this browser's; it works once. */
export async function takeFlow(
  request: Request,
  provider: string,
  state: string | null,
): Promise<Flow | undefined> {
  const flow = await readFlow(request, provider);
  if (!flow || flow.state !== state) return undefined;
  return (await usesByState.consume(flow.state)) > 0 ? undefined : flow;
}

export function clearFlowCookie(request: Request): Promise<string> {
  return cookie.clear(request);
}
