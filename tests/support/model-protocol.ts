import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** One call as the server got it. */
export interface ModelCall {
  body: {
    model: string;
    stream: boolean;
    response_format?: { type: string };
    messages: { role: string; content: string }[];
  };
  authorization: string | undefined;
  /** What stood between the boundaries. */
  answer: string;
  keyPoints: { id: string; claim: string }[];
  /** Settles when the caller has hung up, or the answer is out. */
  closed: Promise<{ finished: boolean }>;
}

export type ModelBehavior = (call: ModelCall, response: ServerResponse) => void | Promise<void>;

/** Parses each call and responds with `behave`. */
export function createModelListener(behave: ModelBehavior): RequestListener {
  return async (request, response) => behave(await readCall(request, response), response);
}

/** A model as one would wish: its verdict has quotes that are there. */
export const validModel: ModelBehavior = (call, response) =>
  streamReply(response, JSON.stringify(createValidVerdict(call)));

async function readCall(request: IncomingMessage, response: ServerResponse): Promise<ModelCall> {
  let text = "";
  for await (const chunk of request) text += chunk;
  const body = JSON.parse(text) as ModelCall["body"];
  const prompt = body.messages.at(-1)?.content ?? "";
  const [, , answer = ""] = /(=== [0-9a-f-]+ ===)\n([\s\S]*)\n\1$/.exec(prompt) ?? [];
  const keyPoints = [...prompt.matchAll(/^- ([\w-]+): (.*?)(?: Also said as:.*)?$/gm)].map(
    ([, id = "", claim = ""]) => ({ id, claim }),
  );
  const closed = new Promise<{ finished: boolean }>((resolve) => {
    response.on("close", () => resolve({ finished: response.writableFinished }));
  });
  return { body, authorization: request.headers.authorization, answer, keyPoints, closed };
}

export interface ModelVerdict {
  points: { id: string; status: string; quote: string; reason: string }[];
  checks?: { id: string; option: number; quote: string }[];
  strength: string;
  advice: string;
}

const getWords = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu));
const splitSentences = (text: string) =>
  text
    .match(/[^.!?]+[.!?]?/g)
    ?.map((sentence) => sentence.trim())
    .filter(Boolean) ?? [];

/** A verdict with real quotes: the sentence that shares the most words with each claim. */
export function createValidVerdict({ answer, keyPoints }: ModelCall): ModelVerdict {
  const sentences = splitSentences(answer);
  const points = keyPoints.map(({ id, claim }) => {
    const claimWords = getWords(claim);
    const ranked = sentences
      .map((quote) => ({
        quote,
        shared: [...getWords(quote)].filter((word) => claimWords.has(word)).length,
      }))
      .toSorted((a, b) => b.shared - a.shared);
    const { quote = "", shared = 0 } = ranked[0] ?? {};
    if (shared < 2) return { id, status: "missed", quote: "", reason: "You do not speak of it." };
    return {
      id,
      status: shared > 2 ? "covered" : "partial",
      quote,
      reason: "You say it in so many words.",
    };
  });
  return {
    points,
    strength: "You begin with the plan.",
    advice: "Say how you would check it.",
  };
}

/** The text as server-sent events, in pieces of a few words. */
export function streamReply(
  response: ServerResponse,
  text: string,
  type = "text/event-stream",
): void {
  response.writeHead(200, { "Content-Type": type });
  for (const piece of splitIntoPieces(text))
    response.write(formatEvent({ choices: [{ index: 0, delta: { content: piece } }] }));
  response.write(formatEvent({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] }));
  response.write(formatEvent({ choices: [], usage: { total_tokens: 1 } }));
  response.end("data: [DONE]\n\n");
}

export function splitIntoPieces(text: string): string[] {
  return text.match(/[\s\S]{1,40}/g) ?? [];
}

export function formatEvent(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

/** An answer of any status and kind. */
export function reply(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "Content-Type": "application/json", ...headers });
  response.end(body);
}
