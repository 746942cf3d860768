import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import {
  getCheckboxProps,
  getFormProps,
  getInputProps,
  getSelectProps,
  describeForm,
} from "./form";

type Options = Parameters<typeof describeForm<{ email: string; terms: boolean; days: number }>>[0];

function render(options: Omit<Options, "id" | "labels">): string {
  function TestForm() {
    const [form, fields] = describeForm<{ email: string; terms: boolean; days: number }>({
      id: "test",
      labels: { email: "Email", terms: "Terms", days: "Days" },
      ...options,
    });
    const email = getInputProps(fields.email, fields.email.descriptionId);
    const terms = getCheckboxProps(fields.terms);
    const days = getSelectProps(fields.days);
    return createElement(
      "form",
      getFormProps(form),
      createElement("input", email),
      createElement("input", terms),
      createElement("select", days, createElement("option", null, "7")),
    );
  }
  return renderToStaticMarkup(createElement(TestForm));
}

describe("describeForm", () => {
  it("puts what the schema says on the fields", () => {
    const html = render({
      constraint: { email: { required: true, maxLength: 254 }, days: { required: true, max: 30 } },
    });
    expect(html).toContain('<form id="test" novalidate="">');
    expect(html).toContain('required="" maxLength="254"/>');
    expect(html).toMatch(/<select(?=[^>]*required)(?![^>]*max)/);
  });

  it("fills in the defaults as a form would send them", () => {
    const html = render({ defaultValue: { email: "a@b.example", terms: true, days: 7 } });
    expect(html).toContain('value="a@b.example"');
    expect(html).toMatch(/type="checkbox"[^>]*checked/);
    expect(html).toContain('<option selected="">7</option>');
  });

  it("shows the answer of the action instead: values, and errors linked to fields and form", () => {
    const html = render({
      defaultValue: { email: "a@b.example" },
      lastResult: {
        status: "error",
        initialValue: { email: "nobody" },
        error: { "": ["Too many."], email: ["No address."] },
      },
    });
    expect(html).toContain('aria-describedby="test-error"');
    expect(html).toContain('value="nobody"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('aria-describedby="test-email-error test-email-description"');
  });
});
