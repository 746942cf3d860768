import { ABOUT, CREDITS, PRINCIPLES, RECORD_SOURCES, RECORD_USES, STORY } from "~/data/about";
import exampleReviews from "~/data/example-reviews.json";
import { EXAMPLE_ATTEMPTS } from "~/data/home-scenes";
import { COURSES, lessonCount } from "~/data/learning/courses";
import { listQuestions, questionById } from "~/data/questions/cards.server";
import { reviewSchema } from "~/practice/store/review-schema.server";
import type { Review } from "~/coach/types";
import { listOccupations } from "~/occupations/occupations.server";
import { SOURCE_WEIGHTS } from "~/skills/level";

export function loader() {
  return {
    about: ABOUT,
    story: STORY,
    principles: PRINCIPLES,
    credits: CREDITS,
    trace: traceExample(),
    sources: RECORD_SOURCES.map(({ source, ...rest }) => ({
      ...rest,
      weight: SOURCE_WEIGHTS[source],
    })),
    uses: RECORD_USES,
    figures: countContent(),
  };
}

/** An answer of the landing page, and what the coach found in it. */
function traceExample() {
  const [review] = reviewSchema.array().parse(exampleReviews);
  const question = questionById(EXAMPLE_ATTEMPTS.questionId)?.question;
  if (!question || !review || review.score === null)
    throw new Error("The example answer has no question or no score.");
  return {
    question: question.prompt,
    score: review.score,
    sentences: review.sentences.map(({ text, state, note }) => ({ text, state, note })),
    points: review.keyPoints.map(({ label, status, sentence }) => ({ label, status, sentence })),
    summary: summarize(review.keyPoints),
  };
}

function summarize(keyPoints: Review["keyPoints"]): string {
  const count = (isCounted: (point: Review["keyPoints"][number]) => boolean) =>
    keyPoints.filter(isCounted).length;
  const found = count(({ source }) => source === "thought" || source === "seen");
  const told = count(({ source, sentence }) => source === "person" && sentence !== null);
  const omitted = count(({ status }) => status === "missed");
  return `The coach found ${found} of ${keyPoints.length} key points and asked about the others. The person showed the sentences for ${told} of them and said that ${omitted} were left out.`;
}

function countContent() {
  const lessons = COURSES.reduce((sum, course) => sum + lessonCount(course), 0);
  return [
    {
      value: listQuestions().length,
      label: "interview questions, each with the points a good answer makes",
      to: "/interview",
    },
    {
      value: listOccupations().length,
      label: "occupations with U.S. pay, growth and skills, from public records",
      to: "/occupations",
    },
    {
      value: lessons,
      label: `lessons in ${COURSES.length} courses, each with an exercise and a solution`,
      to: "/learning",
    },
    {
      value: 0,
      label: "requests to other servers when you open a page",
      to: "/privacy",
    },
  ];
}
