import { type RefObject, useEffect, useState } from "react";
import { pluralize } from "~/ui/format";

/**
 * Counts the words of a textarea as the user types. Its own component, so typing re-renders nothing
 * else.
 */
export function WordCount({ textareaRef }: { textareaRef: RefObject<HTMLTextAreaElement> }) {
  const [wordCount, setWordCount] = useState<number | null>(null);
  useEffect(() => {
    const textarea = textareaRef.current;
    if (!textarea) return undefined;
    const updateCount = () => setWordCount(textarea.value.match(/\S+/g)?.length ?? 0);
    updateCount();
    textarea.addEventListener("input", updateCount);
    return () => textarea.removeEventListener("input", updateCount);
  }, [textareaRef]);
  if (wordCount === null) return null;
  return <span>{pluralize(wordCount, "word")}</span>;
}
