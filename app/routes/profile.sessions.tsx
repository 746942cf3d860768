import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAccount } from "~/accounts/account.server";
import { ownerOf } from "~/accounts/profile";
import { SessionList } from "~/interviews/session-list";
import { listSessions } from "~/interviews/sessions.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  return { sessions: await listSessions(ownerOf(profile)) };
}

export const meta: MetaFunction = () => [{ title: "Your sessions · Pathlight" }];

export default function ProfileSessions() {
  const { sessions } = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="mt-10 mb-5 text-section">Interview sessions</h1>
      <SessionList sessions={sessions} />
    </>
  );
}
