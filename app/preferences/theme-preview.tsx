/** What the chosen color looks like on a review, in dark and in light. Decorative. */
export function ThemePreview() {
  return (
    <div aria-hidden className="theme-previews">
      {(["dark", "light"] as const).map((theme) => (
        <div key={theme} data-theme={theme} className="theme-preview">
          <svg viewBox="0 0 64 64">
            <path d="M14.3 49.7A25 25 0 1 1 49.7 49.7" className="stroke-surface-3" />
            <path d="M14.3 49.7A25 25 0 0 1 50.3 14.9" className="stroke-chart-1" />
            <text x="32" y="39" textAnchor="middle">
              78
            </text>
          </svg>
          <p>
            I compared the two plans <mark>and found a missing index.</mark>
          </p>
          <span>Answer again</span>
        </div>
      ))}
    </div>
  );
}
