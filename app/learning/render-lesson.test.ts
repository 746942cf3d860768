import { expect, test } from "vitest";
import { renderLesson } from "./render-lesson.server";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><title>A</title><defs><marker id="arrow"/></defs><path marker-end="url(#arrow)"/></svg>`;
const render = (markdown: string) => renderLesson(markdown, () => SVG);

test("the exercise and the solution are separate parts", () => {
  const lesson = render("First.\n\n## Exercise\n\nTry it.\n\n## Solution\n\nLike this.\n");
  expect(lesson.body).toBe("<p>First.</p>\n");
  expect(lesson.exercise).toBe("<p>Try it.</p>\n");
  expect(lesson.solution).toBe("<p>Like this.</p>\n");
});

test("HTML in the text is escaped", () => {
  const { body } = render('Use <script>alert("1")</script> and `<b>`.\n\n<img src=x onerror=a>\n');
  expect(body).not.toMatch(/<(script|img|b)\b/);
  expect(body).toContain("&lt;script&gt;");
  expect(body).toContain("<code>&lt;b&gt;</code>");
});

test("code and output are distinguished and can be scrolled by keyboard", () => {
  const { body } = render("```python\nprint(1 < 2)\n```\n```text\nTrue\n```\n");
  expect(body).toContain('<pre tabindex="0" class="code"><code>print(1 &lt; 2)</code></pre>');
  expect(body).toContain('<pre tabindex="0" class="output"><code>True</code></pre>');
});

test("a figure is inlined with its description and unique ids", () => {
  const { body } = render("![Two names, one list](list-copy.svg)\n");
  expect(body).toContain('<figure tabindex="0"><svg role="img" aria-label="Two names, one list"');
  expect(body).toContain('id="list-copy-svg-arrow"');
  expect(body).toContain("url(#list-copy-svg-arrow)");
  expect(body).not.toContain("<title>");
});

test("headings have anchors", () => {
  expect(render("## Walk through with `for`\n").body).toContain(
    '<h2 id="walk-through-with-for">Walk through with <code>for</code></h2>',
  );
});

test("quotation marks are curly in the text and straight in code", () => {
  const { body } = render('Don\'t write "yes" as `"yes"`.\n');
  expect(body).toBe("<p>Don’t write “yes” as <code>&quot;yes&quot;</code>.</p>\n");
});
