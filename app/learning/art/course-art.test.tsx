import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { COURSES } from "~/data/learning/courses";
import { CourseArt } from "./course-art";

test("every course has a drawing of its own", () => {
  const drawings = COURSES.map(({ id }) => {
    const markup = renderToStaticMarkup(<CourseArt courseId={id} />);
    const drawing = /<g class="artwork-dim"><g id="[^"]*">(.*?)<\/g><\/g><use/.exec(markup)?.[1];
    expect(drawing, `app/learning/art/course-art.tsx: draw ${id}`).toMatch(/.{200}/);
    return drawing;
  });
  expect(new Set(drawings).size).toBe(COURSES.length);
});
