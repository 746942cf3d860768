import type { Review, StarPart } from "~/coach/types";

type Story = Pick<Review, "star" | "sentences">;

/** Where in a story the deeds and the result begin, as indexes of sentences. */
export interface StoryDivision {
  deeds: number;
  result: number;
}

/** “**Result**: …”, “R: …”: what the person says themselves of the parts of their story. */
const HEADINGS = {
  action: /^[^\p{L}]*(?:a|actions?)\b[^\p{L}]*[:*]/iu,
  result: /^[^\p{L}]*(?:r|results?)\b[^\p{L}]*[:*]/iu,
};

function findHeadings(sentences: Story["sentences"]): StoryDivision | undefined {
  const deeds = sentences.findIndex(({ text }) => HEADINGS.action.test(text));
  const result = sentences.findIndex(({ text }) => HEADINGS.result.test(text));
  return deeds >= 0 && result > deeds ? { deeds, result } : undefined;
}

/**
 * Divides a story into setting, deeds and result, in this order, so that as many sentences as
 * possible whose words speak for a part (STAR) stand in it. A part without such sentences is empty.
 * Where the person wrote headings, they divide it.
 */
export function divideStory({ star, sentences }: Story): StoryDivision {
  const headed = findHeadings(sentences);
  if (headed) return headed;
  const countBefore = (parts: readonly StarPart[], end: number) =>
    new Set(parts.flatMap((part) => star[part].filter((index) => index < end))).size;
  let best = { deeds: 0, result: 0, agreeing: -1 };
  let setting = { end: 0, lead: 0 };
  for (let end = 0; end <= sentences.length; end++) {
    const deedsBefore = countBefore(["action"], end);
    const lead = countBefore(["situation", "task"], end) - deedsBefore;
    if (lead >= setting.lead) setting = { end, lead };
    const results = star.result.filter((index) => index >= end).length;
    const agreeing = setting.lead + deedsBefore + results;
    if (agreeing >= best.agreeing) best = { deeds: setting.end, result: end, agreeing };
  }
  return { deeds: best.deeds, result: best.result };
}

const STAR_PARTS: readonly StarPart[] = ["situation", "task", "action", "result"];

/** The sentences that seem to tell each part of STAR, none in two parts, in the story's division. */
export function assignStarParts(story: Story): Record<StarPart, number[]> {
  const { deeds, result } = divideStory(story);
  const isInside: Record<StarPart, (index: number) => boolean> = {
    situation: (index) => index < deeds && !story.star.task.includes(index),
    task: (index) => index < deeds,
    action: (index) => index >= deeds && index < result,
    result: (index) => index >= result,
  };
  const assigned: Record<StarPart, number[]> = { situation: [], task: [], action: [], result: [] };
  for (const part of STAR_PARTS) assigned[part] = story.star[part].filter(isInside[part]);
  return assigned;
}
