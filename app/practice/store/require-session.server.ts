import { toasts } from "~/platform/http/toast.server";
import type { Session, SessionOutline } from "./types";
import { getSession, getSessionOutline } from "./sessions.server";

/** The owner's session; 404 for everyone else. */
export async function requireSession(
  owner: string | undefined,
  id = "",
): Promise<{ owner: string; session: Session }> {
  const session = owner && (await getSession(owner, id));
  if (!owner || !session) throw new Response("Not found", { status: 404 });
  return { owner, session };
}

/** The same, without its answers. */
export async function requireSessionOutline(
  owner: string | undefined,
  id = "",
): Promise<SessionOutline> {
  const session = owner && (await getSessionOutline(owner, id));
  if (!session) throw new Response("Not found", { status: 404 });
  return session;
}

/** A session whose reviews are visible: live ones only after the interview has ended. */
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
      "You’ll see the reviews when you end this live interview",
    );
  return ownedSession;
}
