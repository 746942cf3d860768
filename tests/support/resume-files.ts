import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";

interface PdfOptions {
  /** Lines of text, page by page. */
  pages: readonly (readonly string[])[];
  /** Further entries of the catalog, and of the trailer. */
  catalog?: string;
  trailer?: string;
  /** Instead of Helvetica. */
  font?: string;
  /** Instead of the lines. */
  content?: Uint8Array;
}

const HELVETICA = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";

/** A small real PDF. */
export function createPdf({ pages, catalog = "", trailer = "", font, content }: PdfOptions) {
  const pageNumber = (index: number) => 4 + index * 2;
  const objects: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageNumber(index)} 0 R`).join(" ")}] >>`,
    font ?? HELVETICA,
    ...pages.flatMap((lines, index) => {
      const stream = content ?? deflateSync(writeLines(lines));
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageNumber(index) + 1} 0 R >>`,
        Buffer.concat([
          Buffer.from(`<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`),
          stream,
          Buffer.from("\nendstream"),
        ]),
      ];
    }),
  ];
  return new Uint8Array(writeObjects(objects, trailer));
}

function writeLines(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, "\\$&")}) Tj T*`);
  return `BT /F1 11 Tf 14 TL 72 720 Td ${shown.join("\n")} ET`;
}

function writeObjects(objects: readonly (string | Buffer)[], trailer: string): Buffer {
  const parts: Uint8Array[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let size = parts[0]?.length ?? 0;
  const write = (part: Uint8Array) => {
    parts.push(part);
    size += part.length;
  };
  for (const [index, body] of objects.entries()) {
    offsets.push(size);
    write(
      Buffer.concat([
        Buffer.from(`${index + 1} 0 obj\n`),
        Buffer.from(body),
        Buffer.from("\nendobj\n"),
      ]),
    );
  }
  const start = size;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  const count = objects.length + 1;
  write(Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${rows.join("")}`));
  write(
    Buffer.from(`trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`),
  );
  return Buffer.concat(parts);
}

/** Opens only with a password. */
export const createProtectedPdf = () =>
  createPdf({
    pages: [["Secret"]],
    trailer: `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}> >>`,
  });

/** A Word file with a paragraph for each line. */
export function createDocx(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const escape = (line: string) => line.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return createDocxOf(
    lines
      .map((line) => `<w:p><w:r><w:t xml:space="preserve">${escape(line)}</w:t></w:r></w:p>`)
      .join(""),
  );
}

export function createDocxOf(body: string, start = ""): Uint8Array<ArrayBuffer> {
  const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${start}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return createZip({ "[Content_Types].xml": "<Types/>", "word/document.xml": xml });
}

export const createZip = (files: Record<string, string>) =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  ) as Uint8Array<ArrayBuffer>;
