import { hash } from "@node-rs/argon2";
import { openConnection, percentiles } from "./load.mjs";
import { PASSWORD, copyPeople, takeAddress } from "./people.mjs";

const CLIENTS = 8;
const ACCOUNTS = 400;
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Logins beside page loads: how many of the machine's password hashes become logins, and how long pages take
 * meanwhile. Raw sockets: an HTTP client would take the processors from the server that is measured.
 */
export async function measureLogins(server, seconds) {
  copyPeople(server, ACCOUNTS);
  const rawRate = await repeat(CLIENTS, seconds, () => hash(PASSWORD, COST));
  const connections = await Promise.all(
    Array.from({ length: CLIENTS + 1 }, () => openConnection(server.port)),
  );
  const [pageConnection, ...loginConnections] = connections;
  const page = `GET /about HTTP/1.1\r\nHost: localhost:${server.port}\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`;
  const statuses = {};
  const pageTimes = [];
  let index = 0;
  const [loginRate] = await Promise.all([
    repeat(CLIENTS, seconds, async (client) => {
      index += 1;
      const email = `person.${1 + (index % (ACCOUNTS - 1))}@example.com`;
      const status = await loginConnections[client].send(formatLogin(server, email));
      statuses[status] = (statuses[status] ?? 0) + 1;
      return status === "302";
    }),
    repeat(1, seconds, async () => {
      const startedAt = performance.now();
      await pageConnection.send(page);
      pageTimes.push(performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }),
  ]);
  for (const connection of connections) connection.close();
  return { rawRate, loginRate, statuses, pages: percentiles(pageTimes) };
}

/** From a network of its own, so that no limit counts it together with others. */
function formatLogin({ origin, port }, email) {
  const body = new URLSearchParams({ email, password: PASSWORD }).toString();
  const headers = {
    Host: `localhost:${port}`,
    Origin: origin,
    "X-Forwarded-For": takeAddress(),
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": body.length,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST /login HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}

/** How often per second a task ends well, run by as many clients. */
async function repeat(clients, seconds, run) {
  let count = 0;
  const endsAt = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < endsAt) if ((await run(client)) !== false) count += 1;
    }),
  );
  return count / seconds;
}
