import type { Block } from "~/data/prose";

export interface Article {
  /** The URL is /blog/{slug}. */
  slug: string;
  title: string;
  /** One or two sentences, for the list and for search engines. */
  description: string;
  /** ISO date. */
  published: string;
  topic: string;
  blocks: Block[];
  /** The call to action at the end. */
  next: { label: string; to: string };
}
