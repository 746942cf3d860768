import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sendJson, startHttpServer } from "../../support/http-server";

/** Exit code of the container's health check beside a server that answers as given. */
async function checkHealth(statuses: Record<string, number>): Promise<number | null> {
  const dockerfile = readFileSync("Dockerfile", "utf8");
  const command = /^HEALTHCHECK .*\\\n\s*CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? "[]";
  const [, ...args] = JSON.parse(command) as string[];
  const address = await startHttpServer((request, response) =>
    sendJson(statuses[request.url ?? ""] ?? 404, {})(request, response),
  );
  const env = { ...process.env, PORT: new URL(address).port };
  const { promise, resolve } = Promise.withResolvers<number | null>();
  execFile(process.execPath, args, { env }).on("exit", resolve);
  return promise;
}

test("the container is healthy while it answers, whether or not its database can be written", async () => {
  expect(await checkHealth({ "/healthz": 200, "/readyz": 503 })).toBe(0);
  expect(await checkHealth({ "/healthz": 500, "/readyz": 200 })).toBe(1);
});
