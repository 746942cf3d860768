import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOREIGN_ANSWERS } from "~/coach/testing/foreign-answers";
import { parseDocument } from "~/coach/text/document";
import { INTERVIEW_CARDS } from "~/data/questions/cards.server";
import { detectForeignLanguage } from "./language";

const detect = (text: string) => detectForeignLanguage(parseDocument(text));

describe.each(Object.entries(FOREIGN_ANSWERS))("%s", (language, answers) => {
  it.each(answers)("is recognized: %s", (answer) => {
    expect(detect(answer)).toBe(language);
  });

  it("is recognized in longer answers", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...answers], { minLength: 2 }), (parts) => {
        expect(detect(parts.join(" "))).toBe(language);
      }),
    );
  });
});

it("other scripts are recognized", () => {
  expect(detect("首先我会查看执行计划然后检查索引是否仍在使用最后比较统计信息")).toBe(
    "another language",
  );
});

const questions = INTERVIEW_CARDS.flatMap((card) => card.questions);
const ENGLISH_SENTENCES = questions.flatMap(({ samples }) =>
  [samples.junior, samples.senior].flatMap((sample) =>
    parseDocument(sample).sentences.map(({ text }) => text),
  ),
);

describe("English stays English", () => {
  it("in every sample answer, prompt and sentence of them", () => {
    const texts = [
      ...ENGLISH_SENTENCES,
      ...questions.flatMap(({ prompt, samples }) => [prompt, samples.junior, samples.senior]),
    ];
    expect(texts.filter((text) => detect(text) !== null)).toEqual([]);
  });

  it("with typos", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ENGLISH_SENTENCES),
        fc.infiniteStream(fc.nat()),
        (text, random) => {
          const next = () => random.next().value as number;
          const typed = text
            .split(" ")
            .map((word) => {
              const at = next() % word.length;
              const isKept = next() % 5 > 0;
              return isKept ? word : word.slice(0, at) + word.slice(at + 1);
            })
            .join(" ");
          expect(detect(typed)).toBeNull();
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    "I led the rollout at El Corte Inglés with María de la Cruz and José del Río in Las Palmas.",
    "We moved Banco do Brasil and La Caixa da Costa to the new system within a month.",
    "At Deutsche Bank die Abteilung für Risiko was my client, and I presented to them weekly.",
    "const le = les.map((la) => la.de); for (const en of le) { if (en.la > un) return en; }",
    "def f(de, la): return de + la if la else de",
    "SELECT id, la FROM op WHERE de = 1 AND en > 2 GROUP BY la",
    "hash map, one pass, complement, linear time, linear space, no sort, duplicates",
    "I ran Ver. 2 in São Paulo, Den Haag, Las Vegas, Los Angeles and El Paso, and sales grew.",
    "Je ne sais pas.",
  ])("%s", (text) => {
    expect(detect(text)).toBeNull();
  });

  it("an answer that quotes a sentence in another language", () => {
    expect(
      detect(
        "The client wrote “no podemos esperar más, es muy importante para nosotros”, so I called him the same day and asked what he needed first.",
      ),
    ).toBeNull();
  });
});
