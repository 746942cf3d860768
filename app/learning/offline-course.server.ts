import { lessonCount } from "~/data/learning/courses";
import type { Course } from "~/data/learning/types";
import { readCourseFile } from "./content.server";
import { formatMinutes } from "./format-minutes";
import { type QuizQuestion, readQuiz } from "./quizzes.server";
import { escapeHtml, renderFigure, renderLine } from "./render-lesson.server";
import { getWholeCourse } from "./whole-course.server";
import { OFFLINE_STYLE } from "./offline-style";

/** A course as one HTML file: lessons, quizzes with their explanations, and the capstone. Loads and runs nothing. */
export function renderOfflineCourse(course: Course, origin: string): string {
  const { modules, capstone } = getWholeCourse(course);
  const title = escapeHtml(course.title);
  const contents = modules
    .map(
      (module) =>
        `<li>${escapeHtml(module.title)}<ul>${module.lessons
          .map((lesson) => `<li><a href="#${lesson.slug}">${escapeHtml(lesson.title)}</a></li>`)
          .join("")}<li><a href="#quiz-${module.slug}">Quiz</a></li></ul></li>`,
    )
    .join("");
  const parts = modules.map(
    (module) =>
      `${module.lessons
        .map(
          (lesson) => `<article id="${lesson.slug}">
<p class="note">${escapeHtml(module.title)}, ${lesson.minutes} minutes</p>
<h2>${escapeHtml(lesson.title)}</h2>
${lesson.body}<h3>Exercise</h3>
${lesson.exercise}<details><summary>Show a solution</summary>${lesson.solution}</details>
${lesson.codeExercise ? `<h3>Code exercise: ${escapeHtml(lesson.codeExercise.title)}</h3>\n${lesson.codeExercise.text}<p class="note">Run the tests and see the solution in the lesson: <a href="${escapeHtml(origin)}/learning/${course.id}/${lesson.slug}#code-exercise">${escapeHtml(origin)}/learning/${course.id}/${lesson.slug}</a>.</p>\n` : ""}</article>`,
        )
        .join("\n")}
<article id="quiz-${module.slug}">
<p class="note">${escapeHtml(module.title)}</p>
<h2>Quiz</h2>
${readQuiz(course, module.slug)
  .map((question, index) => renderQuestion(course.id, question, index + 1))
  .join("\n")}
</article>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title} · Pathlight</title>
<style>${OFFLINE_STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(course.description)}</p>
<p class="note">${lessonCount(course)} lessons, ${course.duration}. A copy to read offline: answers here are not saved. Your progress is at <a href="${escapeHtml(origin)}/learning/${course.id}">${escapeHtml(origin)}/learning/${course.id}</a>.</p>
<nav aria-label="Contents"><ol>${contents}<li><a href="#capstone">Capstone</a></li></ol></nav>
${parts.join("\n")}
<article id="capstone">
<p class="note">Capstone, about ${formatMinutes(capstone.minutes)}</p>
<h2>${escapeHtml(capstone.title)}</h2>
${capstone.brief}<h3>Checklist</h3>
<ul>${capstone.checklist.map((item) => `<li>${item}</li>`).join("")}</ul>
</article>
</main>
</body>
</html>
`;
}

function renderQuestion(courseId: string, question: QuizQuestion, number: number): string {
  const { prompt, code, figure, options } = question;
  const list = (render: (option: QuizQuestion["options"][number]) => string) =>
    `<ul>${options.map((option) => `<li>${render(option)}</li>`).join("")}</ul>`;
  return `<h3>${number}. ${renderLine(prompt)}</h3>
${code === undefined ? "" : `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>`}${figure ? `<figure>${renderFigure(readCourseFile(courseId, figure.file), `quiz-${figure.file}`, figure.description)}</figure>` : ""}
${list(({ text }) => renderLine(text))}
<details><summary>Show the answers</summary>${list(
    ({ text, why, isRight }) =>
      `${isRight ? '<span class="right">Right:</span> ' : ""}${renderLine(text)}<br><span class="note">${renderLine(why)}</span>`,
  )}</details>`;
}
