import { type RefObject, useEffect, useRef, useState } from "react";
import type { CodeLanguage } from "~/data/questions/coding/starter";
import type { Editor } from "./editor";

/** Puts the editor over a text area, once it has arrived; the text area goes on holding the text, and sends it. */
export function useEditor(
  area: RefObject<HTMLTextAreaElement>,
  host: RefObject<HTMLDivElement>,
  language: CodeLanguage,
) {
  const editor = useRef<Editor>();
  const [isReady, setReady] = useState(false);
  const current = useRef(language);
  useEffect(() => {
    current.current = language;
    editor.current?.speak(language);
  }, [language]);

  useEffect(() => {
    const [field, place] = [area.current, host.current];
    if (!field || !place) return undefined;
    let isGone = false;
    const follow = () => {
      if (editor.current && editor.current.text() !== field.value)
        editor.current.write(field.value);
    };
    // A browser that cannot have it keeps the text area.
    void import("./editor").then(({ createEditor }) => {
      if (isGone) return;
      editor.current = createEditor({
        host: place,
        text: field.value,
        language: current.current,
        onChange: (text) => {
          if (field.value === text) return;
          field.value = text;
          field.dispatchEvent(new Event("input", { bubbles: true }));
        },
      });
      setReady(true);
      field.addEventListener("input", follow);
    });
    return () => {
      isGone = true;
      field.removeEventListener("input", follow);
      editor.current?.destroy();
      editor.current = undefined;
    };
  }, [area, host]);

  return isReady;
}
