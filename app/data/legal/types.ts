import type { Block } from "~/data/prose";

export interface LegalText {
  title: string;
  lead: string;
  /** ISO date of the last change. */
  updated: string;
  blocks: Block[];
}
