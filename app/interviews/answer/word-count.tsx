import { type RefObject, useEffect, useState } from "react";

/** Counts the words of a text area while they are typed, in the same frame as the letter; on its own, so that typing renders nothing else. */
export function WordCount({ of }: { of: RefObject<HTMLTextAreaElement> }) {
  const [words, setWords] = useState<number | null>(null);
  useEffect(() => {
    const area = of.current;
    if (!area) return undefined;
    const count = () => setWords(area.value.match(/\S+/g)?.length ?? 0);
    count();
    area.addEventListener("input", count);
    return () => area.removeEventListener("input", count);
  }, [of]);
  if (words === null) return null;
  return (
    <span>
      {words} {words === 1 ? "word" : "words"}
    </span>
  );
}
