import { describe, expect, test } from "vitest";
import { createClient, createSignedInClient } from "../support/client";
import { postForm } from "../support/page";

type Page = Awaited<ReturnType<typeof postForm>>;

/** The entries of the list of errors at the top of a form: text and address. */
const listErrors = (page: Page) => page.getByRole("alert").links();

describe("the list of errors at the top of a form", () => {
  test("has the order of the page, and each entry says which field it is about", async () => {
    const person = { firstName: "Maya", lastName: "x".repeat(60), email: "maya@" };
    const passwords = { password: "short", confirmPassword: "x" };
    const page = await postForm(await createClient(), "/register", { ...person, ...passwords });
    expect(listErrors(page)).toEqual([
      ["Last name: Use at most 45 characters.", "#register-lastName"],
      ["Email: Enter an address like name@example.com.", "#register-email"],
      ["Password: Use at least 8 characters.", "#register-password"],
      ["The passwords don’t match.", "#register-confirmPassword"],
      ["Accept the terms to create an account.", "#register-terms"],
    ]);
    expect(page.invalidFields.lastName).toContain("Use at most 45 characters.");
  });

  test("tells fields of the same limit apart", async () => {
    const fields = { fullName: "Maya", displayName: "x".repeat(101), title: "x".repeat(121) };
    const location = "x".repeat(121);
    const page = await postForm(await createSignedInClient(), "/settings/profile", {
      ...fields,
      location,
    });
    expect(listErrors(page).map(([text]) => text)).toEqual([
      "Display name: Use at most 100 characters.",
      "Professional title: Use at most 120 characters.",
      "Location: Use at most 120 characters.",
    ]);
  });

  test.each(["/register", "/login", "/forgot-password", "/contact", "/mentors/apply"])(
    "%s: every entry leads to its field",
    async (path) => {
      const page = await postForm(await createClient(), path, {});
      const errors = listErrors(page);
      expect(errors).not.toEqual([]);
      for (const [, href] of errors) expect(page).toHaveInSource(`id="${href.slice(1)}"`);
      expect(errors.map(([, href]) => href)).toEqual(
        Object.keys(page.invalidFields).map((name) => expect.stringMatching(`-${name}$`)),
      );
    },
  );
});
