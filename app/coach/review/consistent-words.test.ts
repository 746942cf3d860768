import { describe, expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";

function review(questionId: string, answer: string, seconds: number | null = null) {
  const found = questionById(questionId);
  if (!found) throw new Error(`no question ${questionId}`);
  const { kind, prompt, keyPoints, samples } = found.question;
  const result = reviewAnswer({
    kind,
    question: prompt,
    keyPoints,
    reference: samples.senior,
    answer,
    seconds,
  });
  const getDimension = (name: string) => {
    const dimension = result.dimensions.find((each) => each.name === name);
    if (!dimension) throw new Error(`no dimension ${name}`);
    return dimension;
  };
  return { ...result, getDimension };
}

const LEFT_JOIN =
  "An inner join only returns the rows that have a match in both tables. A left join keeps every row from the left table and fills up the right columns with NULL where there's no match. For customers without orders the status is NULL, and NULL = 'paid' is not true, so the WHERE throws them away. Move the condition into the ON clause.";

describe("the words of a review agree with its points", () => {
  it("says that there is little only where there is little", () => {
    const covered = review("left-join-trap", LEFT_JOIN).getDimension("correctness");
    expect(covered.gap).toBe("Be more exact: say how and why.");
    const half = review(
      "balanced-brackets",
      "I would go through the characters and put every opening bracket on a stack. When I see a closing one I pop and check that it's the same kind. If it isn't, the text is not balanced. At the end the stack has to be empty.",
    ).getDimension("correctness");
    expect(half.gap).toBe("Add the key points that are still open.");
    const little = review("money-transfer-acid", "I know the A is atomic, so all or nothing.");
    expect(little.getDimension("correctness").gap).toContain("too little");
  });

  it("does not call an order step by step and ask for one", () => {
    const rambling = review(
      "n-plus-one",
      "yeah that is the n plus one problem so you have one query for the articles and then for each article the orm goes and fetches the author so a hundred more and the queries are quick but the round trips add up so I would load the authors together with the articles with a join or collect the ids and do one query with in and then match them up in the code and in most frameworks that is called eager loading",
      30,
    ).getDimension("structure");
    expect(rambling.gap).toContain("one step per sentence");
    expect(rambling.reason).not.toContain("You go step by step");
  });

  it("calls a wrong point wrong, not missing, in a motivation answer too", () => {
    const { getDimension, headline } = review(
      "greatest-weakness",
      "My greatest weakness is that I'm a perfectionist. I work too hard and I care too much.",
    );
    const { gap } = getDimension("relevance");
    expect(gap).toContain("Correct what you say about “Name a real one.”");
    expect(gap.slice(gap.indexOf("Not found"))).not.toContain("“Name a real one”");
    expect(getDimension("structure").reason).toContain("There are too few points to follow yet.");
    expect(headline).not.toContain("result");
  });

  it("asks for no result where the question is no story", () => {
    const { headline } = review(
      "employment-gap",
      "My father got very ill and I decided to look after him because there was nobody else. During that time I did an online certificate in bookkeeping and the accounts for a small charity. Now everything is settled and I can work full time again, and I look forward to having colleagues.",
    );
    expect(headline).not.toContain("result");
  });
});
