import type { Block } from "~/data/prose";

export interface LegalText {
  title: string;
  lead: string;
  /** What most people want to know. */
  points: { title: string; text: string }[];
  /** ISO date of the last change. */
  updated: string;
  blocks: Block[];
}
