import { useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";

/** The number of words typed so far; null while no script is there to count them. */
export function useAnswerLength(initial: string) {
  const [text, setText] = useState(initial);
  const hydrated = useHydrated();
  return { words: hydrated ? (text.match(/\S+/g)?.length ?? 0) : null, count: setText };
}
