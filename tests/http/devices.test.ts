import { expect, test } from "vitest";
import { execute, mailTo, rowsWith } from "../support/database";
import { ORIGIN, type Visitor, register, signedIn, textOf, visitor } from "../support/visitor";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

const login = (
  who: Visitor,
  { email, password }: { email: string; password: string },
  agent: string,
) => who.post("/login", { email, password }, { Origin: ORIGIN, "User-Agent": agent });
const account = async (who: Visitor) => (await who.get("/settings/account")).text();
const notices = (email: string) =>
  mailTo(email).filter(({ subject }) => subject === "New sign-in to your Pathlight account");
const ids = (html: string) =>
  [...html.matchAll(/name="device" value="([^"]+)"/g)].map(([, id = ""]) => id);

async function onTwoDevices() {
  const desk = await visitor();
  const phone = await visitor();
  const person = await register(desk);
  await login(desk, person, FIREFOX);
  await login(phone, person, IPHONE);
  return { desk, phone, person };
}

test("each device by its name, this one marked; another can be signed out, and only that one", async () => {
  const { desk, phone, person } = await onTwoDevices();
  const third = await visitor();
  await login(third, person, FIREFOX);
  const html = await account(desk);
  const words = textOf(html.slice(html.indexOf('id="devices"')));
  expect(words).toContain(
    "Firefox on Linux This device Active now . Signed in today".replace(" .", "."),
  );
  expect(words).toContain("Safari on iPhone Last used today. Signed in today");
  expect(ids(html)).toHaveLength(2);

  const phoneId = /Safari on iPhone[\s\S]*?name="device" value="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(
    (await desk.post("/settings/account", { intent: "end-device", device: phoneId })).headers.get(
      "Location",
    ),
  ).toBe("/settings/account#devices");
  expect((await phone.get("/profile")).headers.get("Location")).toBe(
    "/login?redirectTo=%2Fprofile",
  );
  expect((await third.get("/profile")).status).toBe(200);
  expect((await desk.get("/profile")).status).toBe(200);
  await account(desk);
  await desk.post("/settings/account", { intent: "end-device", device: phoneId });
  expect(textOf(await account(desk))).toContain("That device is not signed in any more.");
});

test("all others at once", async () => {
  const { desk, phone } = await onTwoDevices();
  await desk.post("/settings/account", { intent: "end-others" });
  expect(textOf(await account(desk))).toContain("One other device signed out");
  expect((await phone.get("/profile")).status).toBe(302);
  expect(ids(await account(desk))).toEqual([]);
  expect(await account(desk)).not.toContain("Sign out all others");
});

test("nobody ends another person's session, whatever id they send", async () => {
  const { desk, phone } = await onTwoDevices();
  const [id = ""] = ids(await account(desk));
  const other = await signedIn();
  for (const device of [id, "", "%", "' or 1=1 --", "x".repeat(10_000)])
    await other.post("/settings/account", { intent: "end-device", device });
  expect((await phone.get("/profile")).status).toBe(200);
  expect((await desk.get("/profile")).status).toBe(200);
  expect((await other.get("/profile")).status).toBe(200);
});

test("days, not minutes: long unused is said so", async () => {
  const { desk, person } = await onTwoDevices();
  const { id } = (await (await desk.json("POST", "/auth/login", person)).json()).profile as {
    id: string;
  };
  execute(
    "update auth_tokens set created_at = '2026-11-01T10:00:00.000Z', last_used_at = ? where user_id = ? and device = 'Safari on iPhone'",
    [new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString(), id],
  );
  expect(textOf(await account(desk))).toContain(
    "Safari on iPhone Last used yesterday. Signed in on November 1",
  );
});

test("a mail for a device nobody has seen; none for the first, none for one that is known", async () => {
  const { desk, phone, person } = await onTwoDevices();
  expect(notices(person.email)).toHaveLength(1);
  expect(notices(person.email)[0]?.text).toContain("Safari on iPhone");
  await desk.post("/logout", {});
  await login(desk, person, FIREFOX);
  await phone.post("/logout", {});
  await login(phone, person, IPHONE);
  expect(notices(person.email)).toHaveLength(1);
  await login(await visitor(), person, FIREFOX);
  expect(notices(person.email)).toHaveLength(2);
});

test("a wrong password is no sign-in, and a program is known by its name and network", async () => {
  const { person } = await onTwoDevices();
  await (await visitor()).post("/login", { email: person.email, password: "wrong-wrong" });
  expect(notices(person.email)).toHaveLength(1);
  const program = await visitor();
  const call = () =>
    program.send("/auth/login", {
      method: "POST",
      headers: { "Content-Type": "application/json", "User-Agent": "backup/1.2" },
      body: JSON.stringify(person),
    });
  await call();
  await call();
  expect(notices(person.email)).toHaveLength(2);
  expect(notices(person.email)[1]?.text).toContain("backup");
});

test("of a device its name is kept, and neither what its program said nor its address", async () => {
  await onTwoDevices();
  for (const secret of ["Mozilla", "10.1."]) expect(rowsWith(secret)).toEqual({});
});

test("whoever registers somebody else's address can neither write to it nor fill its mailbox", async () => {
  const { desk, person } = await onTwoDevices();
  const before = mailTo(person.email).length;
  const agent = "Your account is locked, visit http://evil.example/now ok";
  for (let count = 0; count < 15; count += 1) await login(await visitor(), person, agent);
  await login(desk, person, FIREFOX);
  let { password } = person;
  for (const next of Array.from({ length: 5 }, (_, index) => `violin-tractor-${index}-moss`)) {
    await desk.post("/settings/account", {
      intent: "password",
      currentPassword: password,
      newPassword: next,
      confirmPassword: next,
    });
    password = next;
  }
  expect((await (await visitor()).post("/login", { email: person.email, password })).status).toBe(
    302,
  );
  expect(mailTo(person.email).length - before).toBeLessThanOrEqual(10);
  for (const { text } of mailTo(person.email)) expect(text).not.toContain("evil");
});
