import { expect, test } from "vitest";
import { newFolder, spawnServer } from "../../support/server-process";

const json = (method: string, body: unknown) => ({
  method,
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

async function visit(address: string, path: string, cookie: string): Promise<number> {
  return (await fetch(address + path, { headers: { Cookie: cookie } })).status;
}

async function end({ child, exited }: ReturnType<typeof spawnServer>): Promise<void> {
  child.kill("SIGKILL");
  await exited;
}

test("killed in the middle of registrations, no account is lost that was answered for", async () => {
  const folder = newFolder();
  const server = spawnServer({ DATA_DIR: folder });
  const address = await server.address();
  const answered: string[] = [];
  const attempts = Array.from({ length: 30 }, async (_, index) => {
    const email = `person.${index}@example.com`;
    try {
      const response = await fetch(
        `${address}/auth/register`,
        json("POST", { name: "Kim Tran", email, password: "violin-tractor-moss" }),
      );
      if (response.status === 201) answered.push(email);
      if (answered.length === 8) server.child.kill("SIGKILL");
    } catch {
      // The connection died with the server: nobody was told that this one exists.
    }
  });
  await Promise.all(attempts);
  await server.exited;
  expect(answered.length).toBeGreaterThanOrEqual(8);

  const again = spawnServer({ DATA_DIR: folder });
  const back = await again.address();
  const logins = await Promise.all(
    answered.map((email) =>
      fetch(`${back}/auth/login`, json("POST", { email, password: "violin-tractor-moss" })),
    ),
  );
  expect(logins.map(({ status }) => status)).toEqual(answered.map(() => 200));
  again.child.kill("SIGKILL");
});

test("sessions, answers and rate limits outlive a restart", async () => {
  const folder = newFolder();
  const first = spawnServer({ DATA_DIR: folder });
  const address = await first.address();
  const credentials = { email: "kim@example.com", password: "violin-tractor-moss" };
  await fetch(`${address}/auth/register`, json("POST", { name: "Kim Tran", ...credentials }));
  const login = await fetch(`${address}/auth/login`, json("POST", credentials));
  const { token } = (await login.json()) as { token: string };
  for (let attempt = 0; attempt < 10; attempt += 1)
    await fetch(`${address}/auth/login`, json("POST", { ...credentials, password: "wrong" }));
  first.child.kill("SIGKILL");
  await first.exited;

  const second = spawnServer({ DATA_DIR: folder });
  const back = await second.address();
  expect(
    (await fetch(`${back}/auth/profile`, { headers: { Authorization: `Bearer ${token}` } })).status,
  ).toBe(200);
  expect((await fetch(`${back}/auth/login`, json("POST", credentials))).status).toBe(429);
  second.child.kill("SIGKILL");
});

test("secrets rotate: cookies of the older one still count, of a removed one no more", async () => {
  const folder = newFolder();
  const restart = async (secrets: string) => {
    const server = spawnServer({ DATA_DIR: folder, SESSION_SECRET: secrets });
    return { server, address: await server.address() };
  };

  const first = await restart("the-older-secret-of-two");
  const started = await fetch(`${first.address}/interview`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: first.address },
    body: new URLSearchParams({ card: "databases" }),
  });
  const session = started.headers.get("Location") ?? "";
  const cookie =
    started.headers
      .getSetCookie()
      .find((line) => line.startsWith("session="))
      ?.split(";")[0] ?? "";
  expect(await visit(first.address, session, cookie)).toBe(200);
  await end(first.server);

  const second = await restart("the-newer-secret-of-two,the-older-secret-of-two");
  expect(await visit(second.address, session, cookie)).toBe(200);
  await end(second.server);

  const third = await restart("the-newer-secret-of-two");
  expect(await visit(third.address, session, cookie)).toBe(404);
  await end(third.server);
});
