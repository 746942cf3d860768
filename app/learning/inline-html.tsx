/** A line that the server rendered from the content's Markdown. */
export function InlineHtml({ html }: { html: string }) {
  return <span className="lesson" dangerouslySetInnerHTML={{ __html: html }} />;
}
