/** A kind of work that postings and résumés are about, and that questions are asked for. */
export interface WorkField {
  /** The id of its question pack, or of its own where cards of the nine serve it. */
  id: string;
  /** As shown: “Staff nurse · Healthcare”. */
  name: string;
  /** Titles of posts, singular and in lower case. */
  titles: readonly string[];
  /** Words of the trade that say what the work is, in lower case. */
  words: readonly string[];
}
