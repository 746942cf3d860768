import { createServer } from "node:http";
import { rmSync } from "node:fs";
import "./no-env-file.ts";
import requireBuild from "./require-build.mjs";
import { startIdentityProvider } from "./e2e-identity-provider.ts";
import { createModelListener, reply, validModel } from "./model-protocol.ts";

requireBuild();

// The server of the browser tests, on a data folder that goes away with it. The tests read their mail there.
const folder = process.env.E2E_DATA_DIR;
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

// The model of the second coach. What an answer says of it, it does: it sends nonsense, or never comes to an end.
const model = createServer(
  createModelListener((call, response) => {
    if (call.answer.includes("zebra crossing"))
      return reply(response, 200, "<html>", { "Content-Type": "text/html" });
    if (call.answer.includes("endless road"))
      return response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
    return validModel(call, response);
  }),
);
await new Promise((ready) => model.listen(0, "127.0.0.1", ready));

Object.assign(process.env, {
  DATA_DIR: folder,
  NODE_ENV: "production",
  AI_BASE_URL: `http://127.0.0.1:${model.address().port}/v1`,
  AI_MODEL: "a-model",
  // LinkedIn is not set up.
  GOOGLE_ISSUER: await startIdentityProvider(),
  GOOGLE_CLIENT_ID: "a-client",
  GOOGLE_CLIENT_SECRET: "a-secret",
  // Each test calls from an address of its own.
  TRUST_PROXY: "1",
});
const { start } = await import("../../build/server/index.js");
start();
