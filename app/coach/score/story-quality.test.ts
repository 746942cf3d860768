import { describe, expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";

function scoreFor(id: string, answer: string) {
  const question = questionById(id)?.question;
  if (!question) throw new Error(`no question ${id}`);
  const { kind, prompt, keyPoints } = question;
  return reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds: null });
}

const CONCRETE =
  "At the ferry company our ticket printers failed every Friday, and the harbor crew shouted at the cashiers. I had no say over either group. I stood at gate 4 for two Fridays and counted: 61 of 380 tickets were printed twice. I showed both foremen the count, asked what they would change, and drew their answers on one sheet. We tried it at one gate for three weeks. Double tickets fell to 4. I should have asked the cashiers sooner.";
const VAGUE =
  "I think working with other people is very important. There were several different teams, and of course some of them had various problems with a lot of things. I always tried to communicate with everyone and to stay flexible. In general it was an interesting challenge, and I believe we mostly found some kind of solution that was good for everybody in the end.";
const BLAMING =
  "At the ferry company the printers failed every Friday, and it was the cashiers' own fault, they are lazy. I told them to work faster, and put their names on a list with his boss in copy. It wasn't my job to fix printers. After 3 weeks 2 of them were fired. I was right, and I wouldn't do anything differently. You can't rely on anybody.";
/** Fluent, with figures, and the opposite of what the question asks for. */
const SELF_DEFENSE =
  "My team lead at the brewery said my handovers were sloppy, which was nonsense. I told her so in front of the shift. I went through 3 months of logs, printed 46 pages and put them on her desk to prove her wrong. She never mentioned it again. My handovers were fine, so there was nothing to change, and two colleagues agreed with me.";

const COMMONPLACES =
  "Your company has an excellent reputation and I like the values and the culture. It is a dynamic, innovative place where I can grow. I am motivated, flexible and a real team player, and I would fit in very well. I always give my best.";

describe("the quality of a story", () => {
  const concrete = scoreFor("led-without-authority", CONCRETE);

  it("lets a concrete story in unexpected words be Solid or better", () =>
    expect(concrete.score).toBeGreaterThanOrEqual(65));

  it("keeps vague words and blame in Emerging or below", () => {
    expect(scoreFor("led-without-authority", VAGUE).score).toBeLessThan(45);
    expect(scoreFor("led-without-authority", BLAMING).score).toBeLessThan(45);
  });

  it("keeps a fluent story of doing the opposite in Developing or below", () =>
    expect(scoreFor("received-hard-feedback", SELF_DEFENSE).score).toBeLessThan(55));

  it("keeps a motivation of commonplaces in Not yet, and on the subject", () => {
    const empty = scoreFor("why-this-company", COMMONPLACES);
    expect(empty.score).toBeLessThan(25);
    expect(empty.flag).toBeNull();
  });

  it("counts nothing that is denied as a whole", () => {
    const denied = CONCRETE.replaceAll(/(^|\. )/g, "$1It is not true that ");
    expect(scoreFor("led-without-authority", denied).score).toBeLessThanOrEqual(25);
  });

  it("says where relevance counts for more than the points found", () => {
    const relevance = concrete.dimensions.find(({ name }) => name === "relevance");
    const found = concrete.keyPoints.filter(({ status }) => status === "covered").length;
    if (found < concrete.keyPoints.length / 2)
      expect(relevance?.reason).toContain("how concretely you tell it");
  });
});
