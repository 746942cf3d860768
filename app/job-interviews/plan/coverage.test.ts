import { expect, test } from "vitest";
import type { CountedTelling, Story } from "~/stories/types";
import { nameState } from "~/job-interviews/plan-view/words";
import { listCoverage, listOpenWork } from "./coverage";

const STORY: Story = {
  id: "story",
  title: "Two nurses short",
  telling: "We were two nurses short. ".repeat(20),
  shortTelling: "Two nurses short, and nobody fell.",
  cueWords: [],
  kinds: ["leading", "pressure"],
  isPasted: false,
  createdAt: "2026-11-20",
  updatedAt: "2026-11-20",
};

const tell = (words: number | null, changes: Partial<CountedTelling> = {}): CountedTelling => ({
  storyId: "story",
  kind: "leading",
  question: "When did you lead?",
  sessionId: "session",
  roundId: null,
  toldAt: "2026-11-21",
  words,
  ...changes,
});

function describe(story: Partial<Story>, tellings: CountedTelling[]) {
  const coverage = listCoverage(["leading"], [{ ...STORY, ...story }], tellings);
  const open = listOpenWork({ id: "interview", opening: "I lead." }, coverage, []);
  return coverage.map((each) => [each.state, nameState(each), ...open.map(({ key }) => key)])[0];
}

test.each<[string, string[], Partial<Story>, CountedTelling[]]>([
  ["never told", ["untold", "60 words, not told yet", "short:story"], {}, []],
  ["told in about sixty words", ["told", "told in 60 words"], {}, [tell(79)]],
  ["told in more", ["told", "told, 87 words"], {}, [tell(87)]],
  ["told in fewer", ["told", "told, 12 words"], {}, [tell(12)]],
  ["told in fewer the last time", ["told", "told in 60 words"], {}, [tell(140), tell(58)]],
  ["told at the interview", ["told", "told once"], {}, [tell(null)]],
  ["told for another kind", ["told", "told in 60 words"], {}, [tell(60, { kind: "pressure" })]],
  ["long and told", ["whole", "told once", "short:story"], { shortTelling: "" }, [tell(60)]],
])("a story %s", (_what, expected, story, tellings) => {
  expect(describe(story, tellings)).toEqual(expected);
});

test("one that is in sixty words and was told comes before one that wasn’t, and each is told once", () => {
  const stories = [STORY, { ...STORY, id: "told" }];
  const [leading] = listCoverage(["leading"], stories, [tell(60, { storyId: "told" })]);
  expect(leading).toMatchObject({ state: "told", story: { id: "told" } });
  const coverage = listCoverage(["leading", "pressure"], [STORY], []);
  expect(listOpenWork({ id: "interview", opening: "I lead." }, coverage, [])).toEqual([
    { kind: "short", key: "short:story", storyId: "story", tellFor: "leading" },
  ]);
});
