import { personalTable } from "~/platform/personal-data";

export const STORY_TABLES = [
  personalTable({
    table: "stories",
    title: "Stories",
    description: "The stories you keep for interviews.",
    order: ["created_at"],
    json: ["cue_words", "kinds"],
    visitorRows: "expire",
    toCells: (row) => ({
      Title: row.title,
      Telling: row.telling,
      "In about sixty words": row.short_telling,
      "Cue words": row.cue_words,
      "Kinds of question": row.kinds,
      Added: new Date(row.created_at),
      Changed: new Date(row.updated_at),
    }),
  }),
  personalTable({
    table: "story_tellings",
    title: "Stories you told",
    description: "When you told a story, and to which question.",
    order: ["told_at"],
    visitorRows: "expire",
    toCells: (row) => ({
      Story: row.story_id,
      Question: row.question,
      "Kind of question": row.kind,
      Told: new Date(row.told_at),
    }),
  }),
];
