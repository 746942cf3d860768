import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { COURSES } from "~/data/learning/courses";
import { CourseArt } from "./course-art";

test("every course has a drawing of its own", () => {
  const drawings = COURSES.map(({ id }) => {
    const markup = renderToStaticMarkup(<CourseArt courseId={id} />);
    return /<g class="artwork-dim"><g id="[^"]*">(.*?)<\/g><\/g><use/.exec(markup)?.[1] ?? "";
  });
  for (const drawing of drawings) expect(drawing.length).toBeGreaterThan(200);
  expect(new Set(drawings).size).toBe(COURSES.length);
});
