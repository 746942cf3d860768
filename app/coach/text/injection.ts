import { anyOf } from "~/coach/text/any-of";
import type { Document } from "~/coach/text/document";
import type { CoachRequest } from "~/coach/types";

/** Sentences addressed to the scorer, not to the interviewer. */
const INJECTION_PATTERN = anyOf(
  [
    /(?:ignore|disregard|forget|override|bypass) (?:all |any |every |the |your |my |these |those )*(?:previous|prior|above|earlier|preceding|other|system|former)?\s*(?:instruction|prompt|rule|guideline|rubric|direction|context|command)/,
    /\b(?:system|assistant|developer)\s*(?:prompt|message|:|override)/,
    /\byou are (?:now )?(?:a |an |the )?(?:helpful|grader|scorer|evaluator|examiner|ai\b|assistant|language model)/,
    /\b(?:give|award|assign|grant|return|output|rate|score|grade|mark|respond with|deserves?)\b[^.!?]{0,40}\b(?:full|maximum|max|perfect|highest|top|100|excellent)\b[^.!?]{0,20}\b(?:marks?|scores?|points?|grades?|credit|ratings?)\b/,
    /\b(?:grade|rate|score|mark|output|return|give)\b[^.!?]{0,30}\b(?:100|5\/5|10\/10|100%|as (?:correct|perfect|covered|complete))(?![\w%-])/,
    /(?:this|my|the) (?:answer|response) (?:is|should be|must be|deserves|deserve)\b[^.!?]{0,30}\b(?:perfect|correct|full|maximum|complete|excellent|top|100|highest)/,
    /\bscore\s*[:=]\s*\d+/,
    /"score"/,
    /<\/?(?:system|assistant|user|instruction|prompt)\b/,
    /\[\/?(?:inst|system)\]/,
    /set (?:the |my )?(?:score|grade|confidence)/,
    /all key ?points? (?:are |is |were )?covered/,
    /as (?:the|a) (?:grader|examiner|scorer|evaluator)/,
    /(?:dear|note to|attention) (?:grader|scorer|examiner|evaluator|ai|model)/,
  ],
  "i",
);

const MAX_SCAN_LENGTH = 500;

/**
 * Indices of sentences addressed to the scorer; they are ignored.
 *
 * @param subject the text of the question and its points: what they speak of, an answer may speak of
 */
export function findInjections(answer: Document, subject = ""): Set<number> {
  const sentenceIndices = new Set<number>();
  answer.sentences.forEach((sentence, index) => {
    const [phrase] = INJECTION_PATTERN.exec(sentence.text.slice(0, MAX_SCAN_LENGTH)) ?? [];
    if (phrase && !subject.toLowerCase().includes(phrase.toLowerCase())) sentenceIndices.add(index);
  });
  return sentenceIndices;
}

/** What a question and its points speak of. */
export function joinSubject({
  question,
  keyPoints,
}: Pick<CoachRequest, "question" | "keyPoints">): string {
  return [
    question,
    ...keyPoints.flatMap(({ claim, aliases, wrong = [] }) => [claim, ...aliases, ...wrong]),
  ].join("\n");
}
