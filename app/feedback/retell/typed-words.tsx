import { type ReactNode, type RefObject, useEffect, useState } from "react";

interface TypedWordsProps {
  textareaRef: RefObject<HTMLTextAreaElement>;
  /** In words. */
  aim: number;
  /** At the end of the line below the ticks. */
  children: ReactNode;
}

/** A tick for each word as it is typed; ticks beyond the aim are outlined. Not without JavaScript. */
export function TypedWords({ textareaRef, aim, children }: TypedWordsProps) {
  const [words, setWords] = useState<number | null>(null);
  useEffect(() => {
    const textarea = textareaRef.current;
    if (!textarea) return undefined;
    const count = () => setWords(textarea.value.match(/\S+/g)?.length ?? 0);
    count();
    textarea.addEventListener("input", count);
    return () => textarea.removeEventListener("input", count);
  }, [textareaRef]);
  if (words === null) return null;
  return (
    <>
      <div className="retell-ticks" aria-hidden>
        {Array.from({ length: Math.max(aim, words) }, (_, index) => (
          <i
            key={index}
            data-on={index < Math.min(words, aim) ? "" : undefined}
            data-over={index >= aim ? "" : undefined}
          />
        ))}
      </div>
      <p className="num mt-2.5 flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
        <span className="mr-auto">
          <b className="font-strong text-text">{words}</b> of {aim}
        </span>
        {children}
      </p>
    </>
  );
}
