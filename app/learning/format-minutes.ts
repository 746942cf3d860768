/** "25 min", "2 h", "2 h 30 min"; above an hour to five minutes. */
export function formatMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rounded = Math.round(minutes / 5) * 5;
  const rest = rounded % 60;
  const hours = `${Math.floor(rounded / 60)} h`;
  return rest === 0 ? hours : `${hours} ${rest} min`;
}
