import type { Operator } from "./types";

/** "This server is run by … Address: … Email: …", as far as that is known; otherwise empty. */
export function describeOperator({ name, address, email }: Operator): string {
  return [
    name && `This server is run by ${endSentence(name)}`,
    address && `Address: ${endSentence(address)}`,
    email && `Email: ${email}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Without a second period after "Example Inc.". */
function endSentence(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}
