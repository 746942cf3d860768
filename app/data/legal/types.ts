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

/** Who runs a server. What is unknown is left out of the texts. */
export interface Operator {
  name?: string | undefined;
  address?: string | undefined;
  email?: string | undefined;
  /** The place whose law applies. */
  law?: string | undefined;
  minAge?: number | undefined;
  /** After so many months without use, an account is deleted. */
  idleMonths?: number | undefined;
  /** Accounts are on an account server of the operator, which suspends and deletes them. */
  hasAccountServer?: boolean;
}
