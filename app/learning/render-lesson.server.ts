import { Marked, type Tokens } from "marked";
import { toAnchor } from "~/data/prose";
import { curlQuotes } from "./curl-quotes";
import { splitCodeExercise } from "./split-code-exercise";

export interface RenderedLesson {
  /** The lesson itself, as HTML. */
  body: string;
  exercise: string;
  solution: string;
}

type ReadFigure = (fileName: string) => string;

interface RenderOptions {
  /** Added to anchors, where several lessons share a page. */
  anchorPrefix?: string;
  /** By how many levels headings move down. */
  headingShift?: number;
}

/**
 * Renders a lesson's Markdown. The last two sections must be "Exercise" and
 * "Solution"; a code exercise after them is left out.
 *
 * @param markdown a file of the release: raw HTML in it is escaped
 * @param readFigure returns a figure's SVG by file name; it is inlined so it uses the theme's
 * colors
 */
export function renderLesson(
  markdown: string,
  readFigure: ReadFigure,
  options: RenderOptions = {},
): RenderedLesson {
  const { lesson } = splitCodeExercise(markdown);
  const [body = "", rest = ""] = lesson.split(/^## Exercise$/m);
  const [exercise = "", solution = ""] = rest.split(/^## Solution$/m);
  const marked = createRenderer(readFigure, options);
  const render = (text: string) => marked.parse(text, { async: false });
  return { body: render(body), exercise: render(exercise), solution: render(solution) };
}

/** A text of one or more paragraphs without figures, such as a project's brief. */
export function renderText(markdown: string): string {
  return createRenderer(noFigure).parse(markdown, { async: false });
}

/** A single line, such as an answer of a quiz. */
export function renderLine(markdown: string): string {
  return createRenderer(noFigure).parseInline(markdown, { async: false });
}

/** A figure outside of a lesson's text. */
export function renderFigure(svg: string, fileName: string, description: string): string {
  return labelFigure(svg, fileName, description);
}

const noFigure: ReadFigure = (fileName) => {
  throw new Error(`no figures in this text: ${fileName}`);
};

function createRenderer(
  readFigure: ReadFigure,
  { anchorPrefix = "", headingShift = 0 }: RenderOptions = {},
): Marked {
  return new Marked({
    hooks: { postprocess: curlQuotes },
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const tag = `h${depth + headingShift}`;
        return `<${tag} id="${anchorPrefix}${toAnchor(text)}">${this.parser.parseInline(tokens)}</${tag}>\n`;
      },
      html({ text }: Tokens.HTML | Tokens.Tag) {
        return escapeHtml(text);
      },
      code({ text, lang }: Tokens.Code) {
        const kind = lang === "text" || !lang ? "output" : "code";
        // Wide lines scroll inside the block, so it must be focusable by keyboard.
        return `<pre tabindex="0" class="${kind}"><code>${escapeHtml(text)}</code></pre>\n`;
      },
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], tag: "th" | "td") =>
          row
            .map(
              ({ tokens }) =>
                `<${tag}${tag === "th" ? ' scope="col"' : ""}>${this.parser.parseInline(tokens)}</${tag}>`,
            )
            .join("");
        const rows = token.rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("");
        return `<div class="lesson-table" tabindex="0"><table><thead><tr>${cells(token.header, "th")}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
      },
      paragraph({ tokens }: Tokens.Paragraph) {
        const [first] = tokens;
        const isFigure = tokens.length === 1 && first?.type === "image";
        const content = this.parser.parseInline(tokens);
        return isFigure ? `${content}\n` : `<p>${content}</p>\n`;
      },
      image({ href, text }: Tokens.Image) {
        return `<figure tabindex="0">${labelFigure(readFigure(href), href, text)}</figure>`;
      },
      link({ href, tokens }: Tokens.Link) {
        return `<a href="${escapeHtml(href)}" rel="noreferrer">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
}

/** Labels the figure for screen readers, and makes ids unique across figures on a page. */
function labelFigure(svg: string, fileName: string, label: string): string {
  const prefix = toAnchor(fileName);
  return svg
    .replace(/<title>[\s\S]*?<\/title>/, "")
    .replaceAll(/ id="([^"]+)"/g, ` id="${prefix}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replaceAll(/ aria-labelledby="[^"]*"/g, "")
    .replace(/<svg(?: role="img")?/, `<svg role="img" aria-label="${escapeHtml(label)}"`)
    .trim();
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
