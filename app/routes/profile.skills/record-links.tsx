const FORMATS = [
  { format: "json", label: "JSON" },
  { format: "csv", label: "CSV" },
  { format: "json-resume", label: "JSON Resume" },
] as const;

const LINK_STYLE =
  "inline-flex min-h-11 items-center text-sm text-primary-ink underline underline-offset-3";

/** The assessment behind the ratings, and the record as files. */
export function RecordLinks({ resultId }: { resultId: string | null }) {
  return (
    <p className="mt-4 flex flex-wrap gap-x-6">
      <a href={resultId ? `/assessment/results/${resultId}` : "/assessment"} className={LINK_STYLE}>
        {resultId ? "Your assessment" : "Rate yourself"}
      </a>
      {FORMATS.map(({ format, label }) => (
        <a
          key={format}
          href={`/profile/skills/export?format=${format}`}
          className={LINK_STYLE}
          download
        >
          Download {label}
        </a>
      ))}
    </p>
  );
}
