import type { ColumnType, Generated } from "kysely";

export interface StoriesTable {
  id: string;
  owner_id: string;
  title: string;
  telling: string;
  /** The telling in about sixty words; empty before it is written. */
  short_telling: string;
  /** JSON: a few words each. */
  cue_words: string;
  /** JSON: ids of the kinds of question it answers (data/story-kinds.ts). */
  kinds: string;
  /** 1 as long as it is as it was pasted. */
  is_pasted: Generated<number>;
  created_at: ColumnType<string, string, never>;
  updated_at: string;
}

/** One time a story was told: in an answer here, or at a job interview. */
export interface StoryTellingsTable {
  id: string;
  owner_id: string;
  story_id: string;
  /** The kind of the question, if it is known. */
  kind: string | null;
  /** As it was asked. */
  question: string;
  session_id: string | null;
  /** The round at which it was told. */
  round_id: string | null;
  told_at: string;
}
