/** Accounts and visitors share the owner column; the prefix keeps their ids apart. */
export const VISITOR_PREFIX = "visitor:";

export function getVisitorOwnerId(visitorId: string): string {
  return `${VISITOR_PREFIX}${visitorId}`;
}

export function isVisitor(owner: string): boolean {
  return owner.startsWith(VISITOR_PREFIX);
}
