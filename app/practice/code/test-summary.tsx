/** How many tests passed, and where they ran. */
export function TestSummary({ passed, total }: { passed: number; total: number }) {
  return (
    <span className="num">
      <b className="font-strong">
        {passed} of {total} tests passed
      </b>
      <span className="text-muted">, run in your browser. They count for correctness.</span>
    </span>
  );
}
