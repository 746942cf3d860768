import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";

// Vite transforms each module when it is first needed, and again after a change. Behind it is the server itself, without
// the page cache; an open page is loaded again when a file changes.
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
process.env.NODE_ENV = "development";
const server = createServer();
const vite = await createVite({
  appType: "custom",
  server: { middlewareMode: true, hmr: { server } },
});
const loadServer = () => vite.ssrLoadModule("/server.ts");
const { closeResources, env, log, startBackgroundWork } = await loadServer();
const backgroundWork = startBackgroundWork();
vite.watcher.on("change", () => vite.ws.send({ type: "full-reload" }));

server.on("request", (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { app } = await loadServer();
      await getRequestListener(app.fetch)(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error);
      log.error({ err: error }, "the server could not be loaded");
      response.writeHead(500, { "Content-Type": "text/plain" }).end(error.stack);
    }
  });
});
server.listen(env.PORT, env.HOST, () =>
  log.info(`Ready on http://localhost:${server.address().port}`),
);

for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, async () => {
    server.close();
    server.closeAllConnections();
    await backgroundWork.stop();
    await closeResources();
    await vite.close();
    process.exit();
  });
