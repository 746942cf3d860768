import { expect, registerAndSignIn, test } from "./test";

test("rate 25 skills without an account, see what they say, keep it in an account", async ({
  page,
}) => {
  test.slow();
  await page.goto("/assessment");
  await page.getByRole("link", { name: "Begin Assessment" }).click();
  await expect(page.getByText("Step 1 of 5", { exact: true })).toBeVisible();
  await expect(
    page
      .getByRole("radiogroup", { name: "Communication Skills" })
      .getByRole("radio", { name: "3, Capable" }),
  ).toBeChecked();
  await page
    .getByRole("radiogroup", { name: "Leadership Abilities" })
    .getByRole("radio", { name: "5, Expert" })
    .check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("/assessment/2");
  await page
    .getByRole("radiogroup", { name: "Negotiation" })
    .getByRole("radio", { name: "1, New to it" })
    .check();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(
    page
      .getByRole("radiogroup", { name: "Leadership Abilities" })
      .getByRole("radio", { name: "5, Expert" }),
  ).toBeChecked();
  for (const step of [1, 2, 3, 4, 5]) {
    await page.waitForURL(`/assessment/${step}`);
    if (step === 4)
      await page
        .getByRole("radiogroup", { name: "SQL" })
        .getByRole("radio", { name: "1, New to it" })
        .check();
    await page.getByRole("button", { name: "Continue" }).click();
  }
  await page.waitForURL(/\/assessment\/results\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "You rated yourself highest in Leadership Abilities.",
  );
  await expect(page.getByRole("link", { name: "Data Science Essentials" })).toBeVisible();
  const results = page.url();

  await registerAndSignIn(page);
  await page.goto(results);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Leadership Abilities");
  await page.goto("/profile/skills");
  await expect(page.getByRole("row", { name: /^Leadership Abilities/ })).toContainText("5 of 5");
});

for (const width of [390, 1280]) {
  test(`a level stays where it is while it is pressed, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto("/assessment/2");
    const rows = page.getByRole("radiogroup");
    await expect(rows).toHaveCount(5);
    for (const index of [0, 1, 2, 3, 4])
      await rows.nth(index).getByRole("radio").nth(index).check();
    for (const index of [0, 1, 2, 3, 4])
      await expect(rows.nth(index).getByRole("radio").nth(index)).toBeChecked();
  });
}

test("keys choose a level", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "number keys need a script; arrows and Tab are the browser's own");
  await page.goto("/assessment/1");
  const group = page.getByRole("radiogroup", { name: "Problem Solving" });
  await expect(page.getByText("By keyboard")).toBeVisible();
  await group.getByRole("radio", { name: "3, Capable" }).focus();
  await page.keyboard.press("5");
  await expect(group.getByRole("radio", { name: "5, Expert" })).toBeChecked();
  await page.keyboard.press("ArrowLeft");
  await expect(group.getByRole("radio", { name: "4, Skilled" })).toBeChecked();
});

test("book a mentor, with what was wrong said first", async ({ page }) => {
  await registerAndSignIn(page);
  await page.goto("/mentors");
  await page.getByRole("link", { name: "Book Session with Hannah Brandt" }).click();
  await expect(page).toHaveURL("/mentors/hannah-brandt#book");
  await page.getByLabel("When are you available?").fill("Thursday after 18:00");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(
    page.getByRole("alert").getByRole("link", { name: "Enter what you’d like to talk about." }),
  ).toBeVisible();
  await expect(page.getByLabel("When are you available?")).toHaveValue("Thursday after 18:00");
  await page.getByLabel("What would you like to talk about?").fill("Two system design questions.");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Session Request Sent")).toBeVisible();
  await expect(page.getByText("You will be notified when Hannah Brandt confirms.")).toBeVisible();
  await expect(page.locator(".toast")).toHaveCSS("animation-duration", /^5s\b/);
  await expect(page.getByLabel("When are you available?")).toHaveValue("");
  await page.goto("/profile/sessions");
  await expect(page.getByText("Two system design questions.")).toBeVisible();
});

test("write to the operator, and apply as a mentor", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Maya Okafor");
  await page.getByLabel("Email").fill("maya@example.com");
  await page.getByLabel("Topic").selectOption("A question");
  await page.getByLabel("Message").fill("How do I change my name?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Message sent")).toBeVisible();

  await page.goto("/mentors");
  await page.getByRole("link", { name: "Become a Mentor" }).click();
  await page.getByLabel("Name").fill("Ana Ruiz");
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByLabel("Job title").fill("Data engineer");
  await page.getByLabel("Company").fill("Independent");
  await page.getByLabel("Field", { exact: true }).selectOption("Data");
  await page.getByLabel("Years of experience").fill("6");
  await page.getByLabel("Who can you help").fill("Analysts who want to build.");
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByText("Application sent")).toBeVisible();
});

test("settings: profile, look, notifications, password", async ({ page, javaScriptEnabled }) => {
  test.slow();
  const { email, password } = await registerAndSignIn(page);
  await page.goto("/settings");
  await expect(page).toHaveURL("/settings/profile");
  await page.getByLabel("Professional title").fill("Junior data analyst");
  await page.getByLabel("LinkedIn").fill("linkedin.com/in/maya");
  await page.getByRole("button", { name: "Save profile" }).click();
  // The browser refuses it where it checks addresses itself; the server does where it cannot.
  await page.getByLabel("LinkedIn").fill("https://www.linkedin.com/in/maya");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await expect(page.getByLabel("Professional title")).toHaveValue("Junior data analyst");

  const tabs = page.getByRole("navigation", { name: "Settings" });
  await tabs.getByRole("link", { name: "Appearance" }).click();
  await expect(page.getByRole("main").locator(".swatch")).toHaveCount(50);
  const golden = page.getByRole("main").getByRole("button", { name: "Golden" });
  if (javaScriptEnabled) {
    // In the very next frame, while the first choice is still on its way: none is lost, and nothing goes wrong.
    await golden.evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise(requestAnimationFrame);
      document.querySelector<HTMLElement>("main [role=switch][name=theme]")?.click();
    });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  } else {
    await golden.click();
  }
  await expect(page.locator("html")).toHaveAttribute("data-accent", "golden");
  await page.getByRole("switch", { name: "Animations" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-animations", "off");
  await expect(page.getByRole("switch", { name: "Animations" })).toHaveAttribute(
    "aria-checked",
    "false",
  );

  await tabs.getByRole("link", { name: "Notifications" }).click();
  await expect(page.getByLabel("Email notifications")).toBeChecked();
  await page.getByLabel("Marketing communications").check();
  await page.getByRole("button", { name: "Save notifications" }).click();
  await expect(page.getByText("Notifications saved")).toBeVisible();
  await expect(page.getByLabel("Marketing communications")).toBeChecked();

  await tabs.getByRole("link", { name: "Account" }).click();
  await page.getByLabel("Current password").fill(password);
  await page.getByLabel("New password", { exact: true }).fill("another-quiet-tractor");
  await page.getByLabel("Confirm new password").fill("another-quiet-tractor");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed")).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("another-quiet-tractor");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/profile");
  await expect(page.locator("html")).toHaveAttribute("data-accent", "golden");
  await expect(page.locator("html")).toHaveAttribute("data-animations", "off");
});

test("delete the account: asked for the password, then gone", async ({ page }) => {
  const { email, password } = await registerAndSignIn(page);
  await page.goto("/settings/account");
  await page.getByRole("link", { name: "Delete account…" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Delete your account?" })).toBeVisible();
  await expect(page.getByText("What will be deleted")).toBeVisible();
  await page.getByLabel("Your password").fill("not-this-one-no");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("alert")).toContainText("That password is incorrect.");
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("Account deleted")).toBeVisible();
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Email or password is incorrect.").first()).toBeVisible();
});
