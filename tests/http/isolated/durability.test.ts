import { expect, test } from "vitest";
import { createTempFolder, spawnServer } from "../../support/server-process";

const jsonInit = (method: string, body: unknown) => ({
  method,
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

async function getStatus(address: string, path: string, cookie: string): Promise<number> {
  return (await fetch(address + path, { headers: { Cookie: cookie } })).status;
}

async function killServer({ child, exited }: ReturnType<typeof spawnServer>): Promise<void> {
  child.kill("SIGKILL");
  await exited;
}

test("killed in the middle of registrations, no account is lost that was answered for", async () => {
  const folder = createTempFolder();
  const server = spawnServer({ DATA_DIR: folder });
  const address = await server.address();
  const confirmedEmails: string[] = [];
  const attempts = Array.from({ length: 30 }, async (_, index) => {
    const email = `person.${index}@example.com`;
    try {
      const response = await fetch(
        `${address}/auth/register`,
        jsonInit("POST", { name: "Kim Tran", email, password: "violin-tractor-moss" }),
      );
      if (response.status === 201) confirmedEmails.push(email);
      if (confirmedEmails.length === 8) server.child.kill("SIGKILL");
    } catch {
      // The connection was lost with the server: this one was never confirmed.
    }
  });
  await Promise.all(attempts);
  await server.exited;
  expect(confirmedEmails.length).toBeGreaterThanOrEqual(8);

  const restartedServer = spawnServer({ DATA_DIR: folder });
  const restartedAddress = await restartedServer.address();
  const logins = await Promise.all(
    confirmedEmails.map((email) =>
      fetch(
        `${restartedAddress}/auth/login`,
        jsonInit("POST", { email, password: "violin-tractor-moss" }),
      ),
    ),
  );
  expect(logins.map(({ status }) => status)).toEqual(confirmedEmails.map(() => 200));
  restartedServer.child.kill("SIGKILL");
});

test("sessions, answers and rate limits outlive a restart", async () => {
  const folder = createTempFolder();
  const first = spawnServer({ DATA_DIR: folder });
  const address = await first.address();
  const credentials = { email: "kim@example.com", password: "violin-tractor-moss" };
  await fetch(`${address}/auth/register`, jsonInit("POST", { name: "Kim Tran", ...credentials }));
  const login = await fetch(`${address}/auth/login`, jsonInit("POST", credentials));
  const { token } = (await login.json()) as { token: string };
  for (let attempt = 0; attempt < 10; attempt += 1)
    await fetch(`${address}/auth/login`, jsonInit("POST", { ...credentials, password: "wrong" }));
  first.child.kill("SIGKILL");
  await first.exited;

  const second = spawnServer({ DATA_DIR: folder });
  const restartedAddress = await second.address();
  expect(
    (
      await fetch(`${restartedAddress}/auth/profile`, {
        headers: { Authorization: `Bearer ${token}` },
      })
    ).status,
  ).toBe(200);
  expect(
    (await fetch(`${restartedAddress}/auth/login`, jsonInit("POST", credentials))).status,
  ).toBe(429);
  second.child.kill("SIGKILL");
});

test("killed right after a sign-out and a sign-in, the one session stays ended and the other is there", async () => {
  const folder = createTempFolder();
  const first = spawnServer({ DATA_DIR: folder });
  const address = await first.address();
  const credentials = { email: "kim@example.com", password: "violin-tractor-moss" };
  await fetch(`${address}/auth/register`, jsonInit("POST", { name: "Kim Tran", ...credentials }));
  const signIn = async () => {
    const login = await fetch(`${address}/auth/login`, jsonInit("POST", credentials));
    const { token } = (await login.json()) as { token: string };
    return { Authorization: `Bearer ${token}` };
  };
  const ended = await signIn();
  const logout = await fetch(`${address}/auth/logout`, { method: "POST", headers: ended });
  expect(logout.status).toBe(204);
  const current = await signIn();
  await killServer(first);

  const second = spawnServer({ DATA_DIR: folder });
  const restartedAddress = await second.address();
  const statuses = [ended, current].map(
    async (headers) => (await fetch(`${restartedAddress}/auth/profile`, { headers })).status,
  );
  expect(await Promise.all(statuses)).toEqual([401, 200]);
  await killServer(second);
});

test("secrets rotate: cookies of the older one still count, of a removed one no more", async () => {
  const folder = createTempFolder();
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
  expect(await getStatus(first.address, session, cookie)).toBe(200);
  await killServer(first.server);

  const second = await restart("the-newer-secret-of-two,the-older-secret-of-two");
  expect(await getStatus(second.address, session, cookie)).toBe(200);
  await killServer(second.server);

  const third = await restart("the-newer-secret-of-two");
  // The cookie counts no more: a stranger to the session is asked to sign in.
  const refused = await fetch(third.address + session, {
    redirect: "manual",
    headers: { Cookie: cookie },
  });
  expect([refused.status, refused.headers.get("Location")]).toEqual([
    302,
    `/login?redirectTo=${encodeURIComponent(session)}`,
  ]);
  await killServer(third.server);
});
