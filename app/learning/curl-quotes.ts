const PARTS = /(<(?:pre|code|svg)\b[\s\S]*?<\/(?:pre|code|svg)>|<[^>]*>)/;
const INLINE_TAG = /^<\/?(?:a|em|strong|span)\b/;
const QUOTE = /"|'|&quot;|&#39;/g;
/** What may stand before an opening quotation mark. */
const OPENS_AFTER = /[\s([{—–/“‘]/;

/** Replaces straight quotation marks and apostrophes in rendered text. Code and figures stay as they are. */
export function curlQuotes(html: string): string {
  let previous = " ";
  return html
    .split(PARTS)
    .map((part) => {
      if (part.startsWith("<")) {
        if (!INLINE_TAG.test(part)) previous = part.startsWith("<code") ? "x" : " ";
        return part;
      }
      const text = part.replaceAll(QUOTE, (quote, index: number) => {
        const isOpening = OPENS_AFTER.test(index === 0 ? previous : (part[index - 1] ?? " "));
        const isDouble = quote === '"' || quote === "&quot;";
        if (isDouble) return isOpening ? "“" : "”";
        return isOpening ? "‘" : "’";
      });
      previous = text.at(-1) ?? previous;
      return text;
    })
    .join("");
}
