import { serve } from "@hono/node-server";
import { createRequestHandler } from "@remix-run/node";
import * as build from "@remix-run/dev/server-build";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

export * from "@remix-run/dev/server-build";
const app = new Hono();
const handler = createRequestHandler(build as never, "production");
app.use("/*", serveStatic({ root: "public" }));
app.all("*", (c) => handler(c.req.raw));
serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) });
