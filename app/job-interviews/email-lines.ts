const SEPARATORS = /[,;:/&()\n]|\band\b/;
/** Two to four words with capital letters. */
const NAME = /^\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){1,3}$/u;

/** How an email begins: with the name, if the people met are one person with a first and a last name. */
export function greet(people: string): string {
  const names = people
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => NAME.test(part));
  return names.length === 1 ? `Hello ${names[0]},` : "Hello,";
}

/** How it ends: with the name of who writes it, if that is known. */
export const closeEmail = (name: string | null): string =>
  name === null ? "Kind regards," : `Kind regards,\n${name}`;
