interface TestSummaryProps {
  passed: number;
  total: number;
  /** What they count for. */
  note: string;
}

/** How many tests passed, and where they ran. */
export function TestSummary({ passed, total, note }: TestSummaryProps) {
  return (
    <span className="num">
      <b className="font-strong">
        {passed} of {total} tests passed
      </b>
      <span className="text-muted">, run in your browser. {note}</span>
    </span>
  );
}
