import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { getNotifications, saveNotifications } from "~/preferences/queries.server";
import { readStopLink } from "~/today/stop-link.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const { learningUpdates: isOn } = await getNotifications(requireOwner(request));
  const headers = { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" };
  return data({ isOn }, { headers });
}

/** Turns it off and shows that it is: a program that opens every link of an email sends no form. */
export async function action({ request }: ActionFunctionArgs) {
  const owner = requireOwner(request);
  await saveNotifications(owner, { ...(await getNotifications(owner)), learningUpdates: false });
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname}${search}`);
}

function requireOwner(request: Request): string {
  const owner = readStopLink(Object.fromEntries(new URL(request.url).searchParams));
  if (owner === undefined) throw new Response("Not found", { status: 404 });
  return owner;
}
