import { z } from "zod";
import { parseStoredJson } from "~/platform/database/stored-json.server";

const storedKeys = z.array(z.string());

/** The keys of the checked items of a capstone. */
export function parseChecked(row: {
  owner_id: string;
  course_id: string;
  checked: string;
}): string[] {
  return (
    parseStoredJson(storedKeys, row.checked, {
      table: "capstone_progress",
      id: `${row.owner_id} ${row.course_id}`,
    }) ?? []
  );
}
