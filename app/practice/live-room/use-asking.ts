import { useCallback, useEffect, useState } from "react";

/** How fast captions run where no voice reads them. */
const WORDS_PER_SECOND = 2.6;

export const splitWords = (text: string): string[] => text.split(" ");

/**
 * Asks a text aloud with a voice of the device; without one only the caption runs. `spokenWords` is
 * how many words were said so far.
 */
export function useAsking(text: string, isAsking: boolean, onAsked: () => void) {
  const wordCount = splitWords(text).length;
  const [spokenWords, setSpokenWords] = useState(0);
  const finish = useCallback(() => {
    setSpokenWords(wordCount);
    onAsked();
  }, [wordCount, onAsked]);

  useEffect(() => {
    if (!isAsking) return undefined;
    const voice = findLocalVoice();
    if (!voice) return runCaption(wordCount, setSpokenWords, finish);
    let stopCaption: (() => void) | undefined;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.addEventListener("boundary", ({ charIndex }) =>
      setSpokenWords(splitWords(text.slice(0, charIndex + 1)).length),
    );
    utterance.addEventListener("end", finish);
    utterance.addEventListener("error", ({ error }) => {
      if (error !== "canceled" && error !== "interrupted")
        stopCaption = runCaption(wordCount, setSpokenWords, finish);
    });
    speechSynthesis.speak(utterance);
    return () => {
      utterance.removeEventListener("end", finish);
      speechSynthesis.cancel();
      stopCaption?.();
    };
  }, [text, isAsking, wordCount, finish]);

  return spokenWords;
}

/** Says something in between, if the device has a voice. */
export function sayAloud(text: string): void {
  const voice = findLocalVoice();
  if (!voice) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  speechSynthesis.speak(utterance);
}

/** Other voices send the text to a service. */
function findLocalVoice(): SpeechSynthesisVoice | undefined {
  return globalThis.speechSynthesis
    ?.getVoices()
    .find(({ localService, lang }) => localService && lang.startsWith("en"));
}

function runCaption(wordCount: number, show: (words: number) => void, onEnd: () => void) {
  let words = 0;
  const timer = setInterval(() => {
    words += 1;
    if (words < wordCount) return show(words);
    clearInterval(timer);
    onEnd();
  }, 1000 / WORDS_PER_SECOND);
  return () => clearInterval(timer);
}
