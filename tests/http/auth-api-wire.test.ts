import { expect, test } from "vitest";
import { createPerson, createClient } from "../support/client";

const createRegistration = () => {
  const { firstName, lastName, email, password } = createPerson();
  return { name: `${firstName} ${lastName}`, email, password, userType: "standard" };
};

test("the six calls, as the specification lists them", async () => {
  const client = await createClient();
  const registration = createRegistration();
  const registered = await client.json("POST", "/auth/register", registration);
  expect(registered.status).toBe(201);
  const { profile } = await registered.json();
  expect(profile).toEqual({
    id: expect.any(String),
    name: registration.name,
    email: registration.email,
    userType: "standard",
    displayName: "",
    title: "",
    location: "",
    bio: "",
    linkedin: "",
    github: "",
    emailVerified: false,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });

  const login = await client.json("POST", "/auth/login", registration);
  expect(login.status).toBe(200);
  const { token, ...rest } = await login.json();
  expect(rest).toEqual({ profile });
  expect(login.headers.get("Cache-Control")).toBe("no-store");

  const read = await client.json("GET", "/auth/profile", undefined, token);
  expect([read.status, await read.json()]).toEqual([200, { profile }]);
  const updated = await client.json("PUT", "/auth/update-profile", { title: "Welder" }, token);
  expect([updated.status, await updated.json()]).toEqual([
    200,
    { profile: { ...profile, title: "Welder" } },
  ]);

  const logout = await client.json("POST", "/auth/logout", undefined, token);
  expect([logout.status, await logout.text()]).toEqual([204, ""]);
  expect((await client.json("GET", "/auth/profile", undefined, token)).status).toBe(401);

  const again = (await (await client.json("POST", "/auth/login", registration)).json()) as {
    token: string;
  };
  const deleted = await client.json("DELETE", "/auth/delete-account", undefined, again.token);
  expect([deleted.status, await deleted.text()]).toEqual([204, ""]);
  expect((await client.json("POST", "/auth/login", registration)).status).toBe(401);
});

test("deleting an account deletes the user's data", async () => {
  const client = await createClient();
  const registration = createRegistration();
  await client.json("POST", "/auth/register", registration);
  await client.post("/login", registration);
  const session =
    (await client.post("/interview", { card: "databases" })).headers.get("Location") ?? "";
  const { token } = await (await client.json("POST", "/auth/login", registration)).json();
  await client.json("DELETE", "/auth/delete-account", undefined, token);
  expect((await client.get("/profile")).headers.get("Location")).toContain("/login");
  expect((await client.get(session)).headers.get("Location")).toContain("/login");
});

test.each([
  ["register", "POST", ["GET", "PUT", "DELETE", "PATCH"]],
  ["login", "POST", ["GET", "PUT", "DELETE", "PATCH"]],
  ["logout", "POST", ["GET", "PUT", "DELETE", "PATCH"]],
  ["profile", "GET", ["POST", "PUT", "DELETE", "PATCH"]],
  ["update-profile", "PUT", ["GET", "POST", "DELETE", "PATCH"]],
  ["delete-account", "DELETE", ["GET", "POST", "PUT", "PATCH"]],
])("/auth/%s by another method than %s: 405, JSON", async (call, method, others) => {
  const client = await createClient();
  const registration = createRegistration();
  await client.json("POST", "/auth/register", registration);
  const { token } = await (await client.json("POST", "/auth/login", registration)).json();
  for (const other of others)
    for (const bearer of [token, undefined]) {
      const response = await client.json(other, `/auth/${call}`, undefined, bearer);
      expect([other, response.status, response.headers.get("Allow")]).toEqual([other, 405, method]);
      expect(await response.json()).toEqual({ message: expect.any(String) });
    }
});

test.each(["register", "login"])("/auth/%s says once what is wrong with a field", async (call) => {
  const client = await createClient();
  const body = { ...createRegistration(), email: [] };
  const { errors } = await (await client.json("POST", `/auth/${call}`, body)).json();
  expect(errors).toEqual({ email: ["Enter your email address."] });
});

test.each(["{", "", "[]", "null", '"text"', "\u0000"])(
  "a body that is %j: 400, JSON",
  async (body) => {
    const client = await createClient();
    for (const call of ["register", "login"]) {
      const response = await client.send(`/auth/${call}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body,
      });
      expect([response.status, await response.json()]).toEqual([
        400,
        { message: expect.any(String) },
      ]);
    }
  },
);

test("fields of the wrong type: 400 by field, in words for people", async () => {
  const client = await createClient();
  const response = await client.json("POST", "/auth/register", {
    name: 7,
    email: ["a"],
    password: { $ne: "" },
    userType: "admin",
  });
  expect(response.status).toBe(400);
  const { errors } = await response.json();
  expect(Object.keys(errors).toSorted()).toEqual(["email", "name", "password", "userType"]);
  expect(JSON.stringify(errors)).not.toContain("Invalid input");
});

test("over 64 KiB: 413, JSON", async () => {
  const client = await createClient();
  const response = await client.json("POST", "/auth/login", {
    email: "x".repeat(64 * 1024),
    password: "x",
  });
  expect([response.status, await response.json()]).toEqual([413, { message: expect.any(String) }]);
});

test.each(["/AUTH/login", "/%61uth/login", "/auth"])(
  "%s is the API too, with its limit and messages",
  async (path) => {
    const client = await createClient();
    const large = await client.json("POST", path, { email: "x".repeat(64 * 1024) });
    expect([large.status, await large.json()]).toEqual([413, { message: expect.any(String) }]);
  },
);

test("from another origin: 403, JSON, even with a good token", async () => {
  const client = await createClient();
  const response = await client.send("/auth/logout", {
    method: "POST",
    headers: { Origin: "https://evil.example", Authorization: "Bearer x" },
  });
  expect([response.status, await response.json()]).toEqual([403, { message: expect.any(String) }]);
});

test("a call that does not exist: 404, JSON", async () => {
  const response = await (await createClient()).json("POST", "/auth/become-admin", {});
  expect([response.status, await response.json()]).toEqual([404, { message: expect.any(String) }]);
});

test("the API only reads the header, not a cookie", async () => {
  const client = await createClient();
  const registration = createRegistration();
  await client.json("POST", "/auth/register", registration);
  await client.post("/login", registration);
  expect((await client.json("GET", "/auth/profile")).status).toBe(401);
});
