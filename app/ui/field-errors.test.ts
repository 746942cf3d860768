import { describe, expect, it } from "vitest";
import { listFieldErrors } from "./field-errors";

describe("listFieldErrors", () => {
  it("has the order of the page, whatever the order of the checks; an unknown field is last", () => {
    const errors = { unknown: ["Too long."], terms: ["Accept the terms."], email: ["Missing."] };
    const labels = { name: "Name", email: "Email", terms: "Terms" };
    expect(listFieldErrors("register", errors, labels)).toEqual([
      { id: "register-email", message: "Email: Missing." },
      { id: "register-terms", message: "Accept the terms." },
      { id: "register-unknown", message: "Too long." },
    ]);
  });

  it("leaves out what concerns the form as a whole, and fields without an error", () => {
    expect(listFieldErrors("login", { "": ["Too many."], email: [] }, { email: "Email" })).toEqual(
      [],
    );
  });

  it("says the first error of a field, also of one of its values", () => {
    const errors = { "report[2]": ["Use at most 100 characters.", "Use plain text."] };
    expect(listFieldErrors("request", errors, { report: "Reports" })).toEqual([
      { id: "request-report", message: "Reports: Use at most 100 characters." },
    ]);
  });

  it.each([
    ["Job title", "Use at most 120 characters.", "Job title: Use at most 120 characters."],
    ["Job title", "Enter your job title.", "Enter your job title."],
    ["Full name", "Enter your name.", "Enter your name."],
    ["Languages", "Enter at least one language.", "Enter at least one language."],
    ["Years of experience", "Enter the number of years.", "Enter the number of years."],
    ["New password", "Choose a password.", "Choose a password."],
    ["Password", "Use at least 8 characters.", "Password: Use at least 8 characters."],
    ["GitHub", "Enter a web address.", "GitHub: Enter a web address."],
    [
      "What you did",
      "Use plain text without breaks.",
      "What you did: Use plain text without breaks.",
    ],
  ])("%s: %s", (label, message, expected) => {
    const errors = listFieldErrors("form", { field: [message] }, { field: label });
    expect(errors.map((error) => error.message)).toEqual([expected]);
  });
});
