import { once } from "node:events";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { createTempFolder, spawnServer } from "../../support/server-process";

const CONNECTIONS = 30;
const host = "127.0.0.1";
/** With a cookie of that name, no page comes from the cache. */
const Cookie = "session=x";

test("connections that arrive together all get their turn while pages are rendered", async () => {
  const server = spawnServer({ DATA_DIR: createTempFolder() });
  const { port } = new URL(await server.address());
  const busy = connect(Number(port), host);
  const page = `GET /about HTTP/1.1\r\nHost: ${host}\r\nCookie: ${Cookie}\r\n\r\n`;
  busy.write(page);
  await once(busy, "data");
  // Pages to render while the others connect.
  busy.write(page.repeat(20));
  const answers = Array.from({ length: CONNECTIONS }, () => 0);
  await Promise.all(
    answers.map(async (_, index) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const request = { agent, host, port, path: "/about", headers: { Cookie } };
      while (answers.includes(0)) {
        await new Promise((resolve, reject) => {
          get(request, (response) => response.resume().on("end", resolve)).on("error", reject);
        });
        answers[index] = (answers[index] ?? 0) + 1;
      }
      agent.destroy();
    }),
  );
  busy.destroy();
  // Rendered all in one turn, pages would keep the last connection waiting until the first has had as many.
  expect(Math.max(...answers)).toBeLessThan(CONNECTIONS / 3);
});
