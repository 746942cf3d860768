import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOwner } from "~/accounts/session/owner.server";
import { loadTellings } from "~/feedback/retell/load-tellings.server";

export async function loader(args: LoaderFunctionArgs) {
  return loadTellings(args, await requireOwner(args.request, args.context));
}
