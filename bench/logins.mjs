import { hash } from "@node-rs/argon2";
import { percentiles } from "./load.mjs";
import { PASSWORD, copyPeople, postForm } from "./people.mjs";

const CLIENTS = 8;
const ACCOUNTS = 400;
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Logins beside page loads: how many of the machine's password hashes become logins, and how long pages take meanwhile. */
export async function measureLogins(server, seconds) {
  copyPeople(server, ACCOUNTS);
  // Copying blocks; connections that the server closed meanwhile are noticed here.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const rawRate = await repeat(CLIENTS, seconds, () => hash(PASSWORD, COST));
  const statuses = {};
  const pageTimes = [];
  let index = 0;
  const [loginRate] = await Promise.all([
    repeat(CLIENTS, seconds, async () => {
      index += 1;
      const email = `person.${1 + (index % (ACCOUNTS - 1))}@example.com`;
      const response = await postForm(server, "/login", { email, password: PASSWORD });
      await response.arrayBuffer();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      return response.status === 302;
    }),
    repeat(1, seconds, async () => {
      const startedAt = performance.now();
      await (await fetch(`${server.origin}/about`)).arrayBuffer();
      pageTimes.push(performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }),
  ]);
  return { rawRate, loginRate, statuses, pages: percentiles(pageTimes) };
}

/** How often per second a task ends well, run by as many clients. */
async function repeat(clients, seconds, run) {
  let count = 0;
  const endsAt = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < endsAt) if ((await run()) !== false) count += 1;
    }),
  );
  return count / seconds;
}
