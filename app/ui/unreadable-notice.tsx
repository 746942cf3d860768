import { createContext, useContext } from "react";

/** What is said of stored entries that could not be read for this page; only while the server renders it. */
export const UnreadableContext = createContext<string | null>(null);

/** At the end of the page, under the lists that they are missing from. */
export function UnreadableNotice() {
  const text = useContext(UnreadableContext);
  return text === null ? null : (
    <aside aria-label="Unreadable entries" className="page pb-8 font-medium text-warn">
      <p>{text}</p>
    </aside>
  );
}
