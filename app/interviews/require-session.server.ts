import { type Session, loadSession } from "./sessions.server";

/** The session at this address, for the one it belongs to. For everyone else there is none: 404 tells nothing. */
export async function requireSession(owner: string | undefined, id = ""): Promise<{ owner: string; session: Session }> {
  const session = owner && (await loadSession(owner, id));
  if (!owner || !session) throw new Response("Not found", { status: 404 });
  return { owner, session };
}
