import type { LoaderFunctionArgs } from "@remix-run/node";
import { readPreferences } from "~/preferences/cookie.server";

export function loader({ request }: LoaderFunctionArgs) {
  return { preferences: readPreferences(request) };
}
