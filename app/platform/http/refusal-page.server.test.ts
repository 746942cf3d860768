import { expect, test } from "vitest";
import { renderRefusalPage } from "./refusal-page.server";

const render = (entries: [string, string | Blob][] | undefined, retryAfterInSeconds = 10) => {
  const form = entries && new FormData();
  for (const [name, value] of entries ?? [])
    if (typeof value === "string") form?.append(name, value);
    else form?.append(name, value);
  return renderRefusalPage({ status: 503, address: '/a?b="c"&d', retryAfterInSeconds, form });
};

test("what was sent is in a form that sends it again, but for passwords", () => {
  const text = `\nI wrote </textarea><script>alert("1")</script> & more, ${"long ".repeat(20)}`;
  const page = render([
    ["intent", "send"],
    ["answer", text],
    ["topic", "a"],
    ["topic", '"b"'],
    ["confirmPassword", "secret"],
  ]);
  expect(page).not.toContain("secret");
  expect(page).not.toContain("<script");
  expect(page).toContain('action="/a?b=&quot;c&quot;&amp;d"');
  for (const field of [
    '<input type="hidden" name="intent" value="send">',
    '<input type="hidden" name="topic" value="a">',
    '<input type="hidden" name="topic" value="&quot;b&quot;">',
    // The first line break of a textarea isn't part of its text.
    '<textarea name="answer" rows="8" class="border border-control p-3">\n\nI wrote &lt;/textarea&gt;',
  ])
    expect(page).toContain(field);
  expect(page).toContain('<input type="password" name="confirmPassword" required');
});

test("the wait is said in minutes, if it takes any", () => {
  expect(render(undefined, 1)).toContain("Try again in a few seconds.");
  expect(render(undefined, 60)).toContain("Try again in 1 minute.");
  expect(render([["text", "x"]], 61)).toContain("Submit it again in 2 minutes.");
});

test("a page without a form, or a form with a file, only leads back", () => {
  for (const entries of [undefined, [["file", new Blob(["x"])]] as [string, Blob][]]) {
    const page = render(entries);
    expect(page).not.toContain("<form");
    expect(page).toContain(">Try again</a>");
  }
});
