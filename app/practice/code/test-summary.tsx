/** How many tests passed, and who says so. */
export function TestSummary({ passed, total }: { passed: number; total: number }) {
  return (
    <span className="num">
      <b className="font-strong">
        {passed} of {total} tests passed
      </b>
      <span className="text-muted">
        , measured in your browser. It is practice and changes no score.
      </span>
    </span>
  );
}
