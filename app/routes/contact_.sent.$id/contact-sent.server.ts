import type { LoaderFunctionArgs } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { findMessage } from "~/contact/queries.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const message = owner && (await findMessage(owner, params.id ?? ""));
  if (!message) throw new Response("Not found", { status: 404 });
  return message;
}
