import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "~/accounts/session/auth.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { listScoredSessions } from "~/feedback/history/scored-sessions.server";
import { listApplications, listRequests } from "~/mentoring/queries.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const owner = getOwnerId(profile);
  const [sessions, requests, applications] = await Promise.all([
    listScoredSessions(owner),
    listRequests(owner),
    listApplications(owner),
  ]);
  return { sessions, requests, applications };
}
