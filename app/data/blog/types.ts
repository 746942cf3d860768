import type { Block } from "~/data/prose";

export interface ArticleSource {
  title: string;
  publisher: string;
  link: string;
  /** ISO date on which it was read. */
  read: string;
}

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
  /** Each is linked where the text relies on it. */
  sources: readonly ArticleSource[];
  /** The call to action at the end. */
  next: { label: string; to: string };
}
