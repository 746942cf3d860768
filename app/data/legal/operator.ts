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

/** What a server with IDLE_ACCOUNT_MONTHS does. */
export function describeIdleAccounts(months: number): string {
  return `An account that isn’t used for ${months} months is deleted. You get an email 30 and 7 days before; signing in keeps the account.`;
}
