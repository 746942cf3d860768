import { createParser } from "eventsource-parser";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "../../../tests/support/any-character";
import { createEventStream } from "./event-stream.server";

/** What a browser reads of a stream of these events. */
async function sendAndRead(events: object[]): Promise<unknown[]> {
  const response = createEventStream(new Request("http://pathlight.test/"), async (send) =>
    events.forEach(send),
  );
  const received: unknown[] = [];
  const parser = createParser({ onEvent: ({ data }) => received.push(JSON.parse(data)) });
  parser.feed(await response.text());
  return received;
}

test.each([
  "one\ntwo\r\nthree\rfour",
  "\n\ndata: {}\n\nevent: end\n\n",
  "\u0000\u2028\u2029\u0085\ufeff",
  "\u202egnp.exe\u200f",
  "e\u0301".repeat(20_000),
  "x".repeat(100_000),
])("%j arrives as one event", async (text) => {
  expect(await sendAndRead([{ text }, { done: true }])).toEqual([{ text }, { done: true }]);
});

test("any text arrives as it was sent", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          fc.string({ unit: anyCharacter, maxLength: 50, size: "max" }),
          fc.string({ unit: fc.constantFrom(..."\r\n:datevn {}"), maxLength: 50, size: "max" }),
        ),
        { maxLength: 5 },
      ),
      async (texts) => {
        const events = texts.map((text) => ({ text }));
        expect(await sendAndRead(events)).toEqual(events);
      },
    ),
    { numRuns: 50 },
  );
});
