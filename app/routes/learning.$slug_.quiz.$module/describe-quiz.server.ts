import { readCourseFile } from "~/learning/content.server";
import { isPassing } from "~/learning/course-progress";
import { findLesson } from "~/learning/find-lesson";
import type { QuizQuestion } from "~/learning/quizzes.server";
import { renderFigure, renderLine } from "~/learning/render-lesson.server";
import type { QuizAttempt } from "~/learning/types";
import { describeVerdict } from "./describe-verdict";

interface CourseId {
  id: string;
}

/** The questions as shown, without what is right. */
export function describeQuestions(course: CourseId, questions: readonly QuizQuestion[]) {
  return questions.map(({ id, prompt, code, figure, options, hasSeveralRight }) => ({
    id,
    prompt: renderLine(prompt),
    code: code ?? null,
    figure: figure
      ? renderFigure(
          readCourseFile(course.id, figure.file),
          `quiz-${figure.file}`,
          figure.description,
        )
      : null,
    hasSeveralRight,
    options: options.map(({ key, text }) => ({ key, text: renderLine(text) })),
  }));
}

/** An attempt with the explanation of every answer. */
export function describeResult(
  course: CourseId,
  questions: readonly QuizQuestion[],
  attempt: QuizAttempt,
) {
  return {
    right: attempt.right,
    total: attempt.total,
    isPassed: isPassing(attempt),
    takenAt: attempt.takenAt,
    answers: describeQuestions(course, questions).map((question, index) => {
      const { lesson, options = [] } = questions[index] ?? {};
      const answer = attempt.answers.find(({ questionId }) => questionId === question.id);
      const isOffered = answer?.chosen.every((key) => options.some((each) => each.key === key));
      return {
        ...question,
        // A question that was added or changed since has no answer to show.
        answer:
          answer && isOffered
            ? {
                chosen: answer.chosen,
                isRight: answer.isRight,
                verdict: answer.isRight ? null : describeVerdict(options, answer.chosen),
              }
            : null,
        lesson: {
          to: `/learning/${course.id}/${lesson}`,
          title: findLesson(course.id, lesson ?? "")?.lesson.title ?? "",
        },
        options: question.options.map((option, position) => ({
          ...option,
          isRight: options[position]?.isRight ?? false,
          why: renderLine(options[position]?.why ?? ""),
        })),
      };
    }),
  };
}
