import { toasts } from "~/platform/http/toast.server";
import type { Session } from "./types";
import { getSession } from "./sessions.server";

/** The owner's session; 404 for everyone else. */
export async function requireSession(
  owner: string | undefined,
  id = "",
): Promise<{ owner: string; session: Session }> {
  const session = owner && (await getSession(owner, id));
  if (!owner || !session) throw new Response("Not found", { status: 404 });
  return { owner, session };
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
