import { MENTOR_FIELD_LABELS } from "~/data/mentor-types";
import { getSkillNames } from "~/data/skills";
import { toPublicMentor } from "~/mentoring/directory/bookable-mentor";
import { listMentors } from "~/mentoring/directory/directory.server";
import { isStorageError } from "~/platform/database/storage-errors";
import { type SearchDocument, type SearchIndex, createSearchIndex } from "~/search/search-index";

let latest: { key: string; index: Promise<SearchIndex> } | undefined;

/**
 * The mentors who are listed now. They change rarely, and the index with them. While the database is away, the last
 * index; null if there is none.
 */
export async function getMentorIndex(): Promise<SearchIndex | null> {
  const documents = await listDocuments().catch((error: unknown) => {
    if (!isStorageError(error)) throw error;
    return null;
  });
  if (!documents) return latest ? latest.index : null;
  const key = JSON.stringify(documents);
  if (latest?.key !== key) latest = { key, index: createSearchIndex(documents) };
  return latest.index;
}

async function listDocuments(): Promise<SearchDocument[]> {
  const mentors = await listMentors();
  return mentors
    .map(toPublicMentor)
    .map(({ id, name, title, company, bio, fields, specialties, languages, isSample }) => ({
      kind: "mentors",
      title: name,
      text: `${[title, company].filter(Boolean).join(", ")}. ${bio}`,
      keywords: [
        ...getSkillNames(specialties),
        ...fields.map((field) => MENTOR_FIELD_LABELS[field]),
        ...languages,
      ],
      note: isSample ? "Sample" : undefined,
      to: `/mentors/${id}`,
    }));
}
