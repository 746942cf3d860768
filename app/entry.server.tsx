import { RemixServer } from "@remix-run/react";
import type { EntryContext } from "@remix-run/node";
import { renderToString } from "react-dom/server";

export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${renderToString(<RemixServer context={context} url={request.url} />)}`, { status, headers });
}
