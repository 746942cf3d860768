import { toasts } from "~/platform/http/toast.server";
import type { Session } from "./types";
import { getSession } from "./sessions.server";

/** The session at this address, for the one it belongs to. For everyone else there is none: 404 tells nothing. */
export async function requireSession(
  owner: string | undefined,
  id = "",
): Promise<{ owner: string; session: Session }> {
  const session = owner && (await getSession(owner, id));
  if (!owner || !session) throw new Response("Not found", { status: 404 });
  return { owner, session };
}

/** A session whose reviews may be read: those of a live interview open when it has ended. */
export async function requireReviewableSession(
  request: Request,
  owner: string | undefined,
  id = "",
): Promise<{ owner: string; session: Session }> {
  const ownedSession = await requireSession(owner, id);
  const { mode, endedAt } = ownedSession.session;
  if (mode === "live" && endedAt === null)
    throw await toasts(request).redirectWithInfo(
      `/interview/sessions/${id}`,
      "The reviews of a live interview open when you end it",
    );
  return ownedSession;
}
