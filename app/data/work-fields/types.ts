/** How far along its holder is. */
export type WorkLevel = "entry" | "experienced" | "senior";

/** A kind of work that postings and résumés are about, and that questions are asked for. */
export interface WorkField {
  /** Unique, kebab-case. */
  id: string;
  /** As shown: “Staff nurse · Healthcare”. */
  name: string;
  /** Ids of the cards whose questions are asked, the most fitting first. */
  cards: readonly string[];
  /** Titles of posts, singular and in lower case. */
  titles: readonly string[];
  /** Words of the trade that say what the work is, in lower case. */
  words: readonly string[];
}
