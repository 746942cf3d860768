import type { Block } from "~/data/prose";

export interface Article {
  /** The address is /blog/{slug}. */
  slug: string;
  title: string;
  /** One or two sentences, for the list and for search engines. */
  description: string;
  /** ISO date. */
  published: string;
  topic: string;
  blocks: Block[];
  /** Where the reader can act on it. */
  next: { label: string; to: string };
}
