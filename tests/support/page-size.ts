/** What a page costs to send, in bytes before compression, and to lay out, in elements. */
export const PAGE_MAX: [number, number] = [36_000, 450];

export const byteLength = (text: string | undefined) => Buffer.byteLength(text ?? "");

export const countElements = (html: string) =>
  html
    .slice(html.indexOf("<body"))
    .replace(/<script.*?<\/script>/gs, "")
    .match(/<[a-z]/gi)?.length;
