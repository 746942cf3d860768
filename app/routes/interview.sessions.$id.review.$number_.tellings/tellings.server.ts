import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadTellings } from "~/feedback/retell/load-tellings.server";

export const loader = (args: LoaderFunctionArgs) => loadTellings(args);
