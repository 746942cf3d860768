import { useState } from "react";
import { isInBrowser } from "~/ui/island";

const STORAGE_KEY = "heard-words";

/** Whether the words are shown while somebody speaks; this browser remembers it. */
export function useHeardWords() {
  const [isShown, setIsShown] = useState(
    () => isInBrowser && localStorage.getItem(STORAGE_KEY) !== "hidden",
  );
  return {
    isShown,
    toggle() {
      localStorage.setItem(STORAGE_KEY, isShown ? "hidden" : "shown");
      setIsShown(!isShown);
    },
  };
}
