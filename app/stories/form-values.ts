import { STORY_KIND_IDS } from "~/data/story-kinds";
import type { StoryText } from "./types";

/** A story as its form has it. */
export interface StoryValues {
  title: string;
  telling: string;
  shortTelling: string;
  /** One a line. */
  cueWords: string;
  kinds: string[];
}

export const EMPTY_VALUES: StoryValues = {
  title: "",
  telling: "",
  shortTelling: "",
  cueWords: "",
  kinds: [],
};

export const toValues = ({ title, telling, shortTelling, cueWords, kinds }: StoryText) => ({
  title,
  telling,
  shortTelling,
  cueWords: cueWords.join("\n"),
  kinds: [...kinds] as string[],
});

/** The values of a form that was kept when its session ended. */
export function readKeptValues(form: FormData): StoryValues {
  const read = (name: string) => String(form.get(name) ?? "");
  return {
    title: read("title"),
    telling: read("telling"),
    shortTelling: read("shortTelling"),
    cueWords: read("cueWords"),
    kinds: STORY_KIND_IDS.filter((kind) => form.getAll("kinds").includes(kind)),
  };
}
