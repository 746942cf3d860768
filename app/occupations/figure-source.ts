/** The official page on which an occupation's pay, growth and openings can be looked up. */
export function getFigureSource({ code, handbook }: { code: string; handbook: string | null }) {
  return handbook
    ? { name: "Occupational Outlook Handbook", link: handbook }
    : { name: "O*NET OnLine", link: `https://www.onetonline.org/link/summary/${code}` };
}
