import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import {
  findTimeZone,
  listTimeZones,
  readTimeZone,
  serializeTimeZone,
} from "~/mentoring/calendar/time-zone.server";
import { readForm } from "~/platform/http/read-form.server";
import { safeRedirect } from "~/platform/http/safe-redirect";

export function loader({ request }: LoaderFunctionArgs) {
  const redirectTo = new URL(request.url).searchParams.get("redirectTo");
  return {
    regions: listTimeZones(new Date()),
    timeZone: readTimeZone(request) ?? "",
    redirectTo: safeRedirect(redirectTo, "/mentors"),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const timeZone = findTimeZone(String(form.get("timeZone") ?? ""));
  if (timeZone === undefined) return data({ error: "Choose a time zone." }, 400);
  return redirect(safeRedirect(form.get("redirectTo"), "/mentors"), {
    headers: { "Set-Cookie": serializeTimeZone(request, timeZone) },
  });
}
