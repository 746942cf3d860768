import type { CodeLanguage } from "~/data/code-languages";
import { type RefObject, useEffect, useRef, useState } from "react";
import { keepFallback } from "~/ui/keep-fallback";
import type { Editor } from "./editor.client";

/** Replaces a textarea with the editor once loaded; the textarea keeps the value and submits it. */
export function useEditor(
  textareaRef: RefObject<HTMLTextAreaElement>,
  hostRef: RefObject<HTMLDivElement>,
  language: CodeLanguage,
) {
  const editorRef = useRef<Editor>();
  const [isReady, setIsReady] = useState(false);
  const languageRef = useRef(language);
  useEffect(() => {
    languageRef.current = language;
    editorRef.current?.setLanguage(language);
  }, [language]);

  useEffect(() => {
    const [textarea, hostElement] = [textareaRef.current, hostRef.current];
    if (!textarea || !hostElement) return undefined;
    let isUnmounted = false;
    const syncFromTextarea = () => {
      if (editorRef.current && editorRef.current.getText() !== textarea.value)
        editorRef.current.setText(textarea.value);
    };
    // Until then, the textarea remains.
    void keepFallback(import("./editor.client")).then(({ createEditor }) => {
      if (isUnmounted) return;
      editorRef.current = createEditor({
        hostRef: hostElement,
        text: textarea.value,
        language: languageRef.current,
        onChange: (text) => {
          if (textarea.value === text) return;
          textarea.value = text;
          textarea.dispatchEvent(new Event("input", { bubbles: true }));
        },
      });
      setIsReady(true);
      textarea.addEventListener("input", syncFromTextarea);
    });
    return () => {
      isUnmounted = true;
      textarea.removeEventListener("input", syncFromTextarea);
      editorRef.current?.destroy();
      editorRef.current = undefined;
    };
  }, [textareaRef, hostRef]);

  return isReady;
}
