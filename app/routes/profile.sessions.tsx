import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAccount } from "~/accounts/account.server";
import { ownerOf } from "~/accounts/profile";
import { SessionList } from "~/interviews/session-list";
import { listSessions } from "~/interviews/sessions.server";
import { listRequests } from "~/mentoring/queries.server";
import { RequestList } from "~/mentoring/request-list";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const owner = ownerOf(profile);
  const [sessions, requests] = await Promise.all([listSessions(owner), listRequests(owner)]);
  return { sessions, requests };
}

export const meta: MetaFunction = () => [{ title: "Your sessions · Pathlight" }];

export default function ProfileSessions() {
  const { sessions, requests } = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="mt-10 mb-5 text-section">Interview sessions</h1>
      <SessionList sessions={sessions} />
      <h2 className="mt-14 mb-5 text-section">Mentoring sessions</h2>
      <RequestList requests={requests} />
    </>
  );
}
