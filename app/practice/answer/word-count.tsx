import { type RefObject, useEffect, useState } from "react";

/** Counts the words of a text area while they are typed, in the same frame as the letter; on its own, so that typing renders nothing else. */
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
  return (
    <span>
      {wordCount} {wordCount === 1 ? "word" : "words"}
    </span>
  );
}
