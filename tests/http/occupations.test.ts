import { describe, expect, test } from "vitest";
import { createClient } from "../support/client";
import { openMain, openPage } from "../support/page";

const DATA_SCIENTISTS = "/occupations/15-2051.00";

test("all 923 occupations are listed, forty on a page", async () => {
  const client = await createClient();
  const main = await openMain(client, "/occupations");
  expect(main).toHaveText("1 to 24 of 923");
  expect(main.getByRole("link", "Accountants and Auditors").attribute("href")).toBe(
    "/occupations/13-2011.00",
  );
  const last = await openMain(client, "/occupations?page=39");
  expect(last).toHaveText("913 to 923 of 923");
  // A page that doesn't exist is the nearest one that does.
  for (const page of ["99", "1e9"])
    expect(await openMain(client, `/occupations?page=${page}`)).toHaveText("913 to 923 of 923");
  for (const page of ["0", "-1", "x", "NaN"])
    expect(await openMain(client, `/occupations?page=${page}`)).toHaveText("1 to 24 of 923");
});

test("figures of a group are marked in the lists", async () => {
  const client = await createClient();
  const list = await openMain(client, "/occupations?q=critical+care+nurses");
  const row = list.getByRole("link", "Critical Care Nurses").closest("row");
  expect(row).toHaveText("all registered nurses");
  expect(await openMain(client, "/occupations/29-1141.00")).toHaveText("(group)");
});

test("filters narrow the list and stay in the form and in the links to other pages", async () => {
  const client = await createClient();
  const main = await openMain(client, "/occupations?q=engineers&area=R&zone=4&sort=pay");
  expect(main).toHaveText(/1 to \d+ of \d\d/);
  expect(main.getByLabel("Title or task").value).toBe("engineers");
  expect(main.getByRole("combobox", "Strongest interest").value).toBe("R");
  expect(main.getByRole("combobox", "Preparation").value).toBe("4");
  expect(main.getByRole("combobox", "Sort by").value).toBe("pay");
  const social = await openMain(client, "/occupations?area=S");
  expect(social.getByRole("link", "Next").attribute("href")).toBe("/occupations?area=S&page=2");
});

test("a query without results says what to do; markup stays text", async () => {
  const client = await createClient();
  const query = `"><script>alert(1)</script>`;
  const page = await openPage(client, `/occupations?q=${encodeURIComponent(query)}`);
  expect(page.main).toHaveText("None of the 923 occupations matches.");
  expect(page.main.getByLabel("Title or task").value).toBe(query);
  expect(page.source).not.toContain(query);
  for (const bad of ["q=%00", `q=${"x".repeat(5000)}`, "area[]=R&zone=%3Cb%3E", "q=%F0%9F%98%80"])
    await openPage(client, `/occupations?${bad}`);
});

test("an occupation's page has its work, interests, preparation, figures and sources", async () => {
  const main = await openMain(await createClient(), DATA_SCIENTISTS);
  expect(main.getByRole("heading", "Data Scientists").tag).toBe("h1");
  expect(main).toHaveText("$112,590 a year, May 2024");
  expect(main).toHaveText("+33.5% from 2024 to 2034; all occupations: +3.1%");
  expect(main).toHaveText("23,400 a year on average, 2024 to 2034");
  expect(main.getByRole("rowheader", "Investigative").closest("row")).toHaveText(
    /Investigative .* \d\.\d\d/,
  );
  expect(main.getByRole("link", /^Statisticians/).attribute("href")).toBe(
    "/occupations/15-2041.00",
  );
  expect(main.getByRole("link", /^Data Scientist Technology/).attribute("href")).toBe(
    "/careers/technology/data-scientist",
  );
  for (const source of ["Bureau of Labor Statistics", "O*NET Database", "CC BY 4.0"])
    expect(main).toHaveText(source);
});

test("figures that are not published or belong to a group are named as such", async () => {
  const client = await createClient();
  expect(await openMain(client, "/occupations/27-2011.00")).toHaveText("Median pay Not published");
  expect(await openMain(client, "/occupations/21-1014.00")).toHaveText(
    "There are no separate figures for Mental Health Counselors.",
  );
  expect(await openMain(client, "/occupations/29-1241.00")).toHaveText("$239,200 or more");
});

test.each(["15-2051", "15-2051.99", "x", "%00", "15-2051.00%27--", "constructor"])(
  "/occupations/%s: 404",
  async (code) => {
    await openPage(await createClient(), `/occupations/${code}`, 404);
  },
);

describe("comparing occupations", () => {
  const codes = ["29-1171.00", "11-9111.00", "15-1211.01", "15-2051.00", "29-1141.00"];

  test("begins with a search, to which occupations are added", async () => {
    const client = await createClient();
    for (const path of ["/occupations", DATA_SCIENTISTS])
      expect((await openMain(client, path)).links().map(([, to]) => to)).toContain(
        path === DATA_SCIENTISTS ? "/occupations/compare?codes=15-2051.00" : "/occupations/compare",
      );
    const first = await openMain(client, "/occupations/compare?q=nurse");
    expect(first.getByRole("link", /^Registered Nurses/).attribute("href")).toBe(
      "/occupations/compare?codes=29-1141.00",
    );
    const second = await openMain(client, "/occupations/compare?codes=29-1141.00&q=practitioners");
    expect(second.getByRole("link", /^Nurse Practitioners/).attribute("href")).toBe(
      "/occupations/compare?codes=29-1141.00,29-1171.00",
    );
    await openMain(client, "/occupations/compare");
  });

  test("shows four, each figure with the names, and says what is left out or not published", async () => {
    const client = await createClient();
    const main = await openMain(client, `/occupations/compare?codes=${codes.join(",")}`);
    expect(main).toHaveText("Four jobs fit on this page. One more was left out.");
    expect(main.text.match(/Bureau of Labor Statistics lists/g)).toHaveLength(1);
    expect(main).toHaveText(/Skills of its own .*Clinical Assessment/);
    expect(
      main
        .allByRole("columnheader")
        .slice(-4)
        .map(({ text }) => text),
    ).toEqual([
      "Nurse Practitioners",
      "Medical and Health Services Managers",
      "Health Informatics Specialists",
      "Data Scientists",
    ]);
    const dancers = await openMain(client, "/occupations/compare?codes=27-2011.00,29-1141.00");
    expect(dancers).toHaveText("Median pay a year Not published");
  });
});

test("an end of the scale is said in words, not as 100%", async () => {
  const main = await openMain(await createClient(), "/occupations/49-9081.00");
  expect(main).toHaveText("Among the highest");
  expect(main).not.toHaveText("100%");
});
