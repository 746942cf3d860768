/** What the chosen color looks like on a review, in dark and in light. Decorative. */
export function ThemePreview() {
  return (
    <div aria-hidden className="theme-previews">
      {["dark", "light"].map((theme) => (
        <p key={theme} data-theme={theme}>
          <b>78</b>
          <span>
            I compared the plans <mark>and found a missing index.</mark>
          </span>
        </p>
      ))}
    </div>
  );
}
