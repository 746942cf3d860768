import { expect, test } from "vitest";
import { createTempFolder, spawnServer } from "../../support/server-process";

test("requests for data that no page makes leave no stack in the log", async () => {
  const server = spawnServer({ DATA_DIR: createTempFolder() });
  const origin = await server.address();
  const statuses: [string, number][] = [];
  for (const [method, path] of [
    ["GET", "/login?_data=root"],
    ["GET", "/?_data=nowhere"],
    ["GET", "/auth/profile?_data=routes/auth.profile"],
    ["POST", "/login?_data=routes/login"],
    ["GET", "/__manifest?version=1&p=/a"],
    ["GET", "/nowhere.data"],
    ["GET", "/%E0%A4%A.data"],
    ["GET", "/about.data?_routes=nowhere"],
    ["GET", "/settings/account.data"],
    ["GET", "/preferences.data"],
    ["POST", "/nowhere.data"],
    ["POST", "/about.data"],
    ["POST", "/login.data"],
    ["PUT", "/login.data"],
  ] as const) {
    const response = await fetch(origin + path, {
      method,
      headers: method === "POST" ? { Origin: origin } : {},
      body: method === "POST" ? new URLSearchParams({ email: "" }) : undefined,
    });
    statuses.push([`${method} ${path}`, response.status]);
  }
  server.child.kill("SIGTERM");
  const { output } = await server.exited;
  expect(statuses.filter(([, status]) => status >= 500)).toEqual([]);
  expect(output).toContain('"path":"/login"');
  expect(output).not.toContain("stack");
  expect(output).not.toContain('"level":50');
});
