/** Has the script tell the server the browser's time zone, if none is known (browser/local-times.ts). */
export function DetectTimeZone({ isChosen }: { isChosen: boolean }) {
  return isChosen ? null : <span hidden data-unknown-time-zone />;
}
