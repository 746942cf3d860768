import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAccount } from "~/accounts/account.server";
import { ownerOf } from "~/accounts/profile";
import { OverviewView } from "~/interviews/overview-view";
import { listSessions } from "~/interviews/sessions.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  return { firstName: profile.name.split(" ")[0] ?? "", sessions: await listSessions(ownerOf(profile)) };
}

export const meta: MetaFunction = () => [{ title: "Your profile · Pathlight" }];

export default function ProfileOverview() {
  return <OverviewView {...useLoaderData<typeof loader>()} />;
}
