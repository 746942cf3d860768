import type { LoaderFunctionArgs } from "@remix-run/node";
import { log } from "~/platform/log.server";

export function loader({ request }: LoaderFunctionArgs) {
  log.warn({ path: new URL(request.url).pathname }, "page not found");
  throw new Response("Not found", { status: 404 });
}

export { loader as action };
