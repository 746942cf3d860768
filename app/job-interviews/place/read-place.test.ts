import { expect, test } from "vitest";
import { readPlace } from "./read-place";

const read = (place: string) => {
  const { lines, links } = readPlace(place);
  return [lines.map(({ text }) => text), links.map(({ label }) => label)];
};
const CALL = "https://meet.example.com/abc-defg";

test("a link is apart from the text, without the marks around it", () => {
  expect(read("Floor 2/3, Main St. 5")).toEqual([["Floor 2/3, Main St. 5"], []]);
  expect(read(CALL)).toEqual([[], ["meet.example.com/abc-defg"]]);
  expect(read(`Join here <${CALL}>\r\n\r\n(${CALL}).\nRing twice`)).toEqual([
    ["Join here", "Ring twice"],
    ["meet.example.com/abc-defg"],
  ]);
  expect(read(`Video: ${CALL}, then ask for Ruth.`)).toEqual([
    ["Video: then ask for Ruth."],
    ["meet.example.com/abc-defg"],
  ]);
});

test("its path and query stay as they are; only the host and path are shown, cut if they are long", () => {
  const zoom = "https://us02web.zoom.us/j/812345678?pwd=Ab9.1&from=addon";
  expect(readPlace(zoom).links).toEqual([{ href: zoom, label: "us02web.zoom.us/j/812345678" }]);
  const teams = `https://teams.microsoft.com/l/meetup-join/19%3ameeting_${"x".repeat(90)}/0?context=%7b%22Tid%22%3a1%7d`;
  expect(readPlace(teams).links).toEqual([
    { href: teams, label: "teams.microsoft.com/l/meetup-join/19%3a…" },
  ]);
});

test.each([
  ["https://zoom.us/j/812?pwd=1&utm_source=mail", "zoom.us/j/812…"],
  ["https://mail.example/open?id=77", "https://mail.example/open?id=77"],
  [
    "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fzoom.us%2Fj%2F812",
    "eur01.safelinks.protection.outlook.com/…",
  ],
  ["https://urldefense.com/v3/__https://zoom.us/j/812__;!!x", "urldefense.com/v3/__htt…"],
  ["https://bit.ly/3x", "https://bit.ly/3x"],
  ["https://click.mail.example/ls/9", "https://click.mail.example/ls/9"],
  ["http://zoom.us/j/812", "http://zoom.us/j/812"],
  ["https://you@zoom.us/j/812", "https://you@zoom.us/j/812"],
])("%s stays text", (link, text) => {
  expect(readPlace(`Call: ${link}`)).toEqual({
    lines: [{ text: `Call: ${text}`, isCode: false }],
    links: [],
  });
});

test("lines with the code of a meeting are marked", () => {
  const { lines } = readPlace(
    `Zoom\nMeeting ID: 812 345 678, Passcode: 9f3\nPIN: 55#\n${CALL}\nAsk for the ID card office`,
  );
  expect(lines.filter(({ isCode }) => isCode).map(({ text }) => text)).toEqual([
    "Meeting ID: 812 345 678, Passcode: 9f3",
    "PIN: 55#",
  ]);
  expect(lines).toHaveLength(4);
});

test("three links are opened at most; further ones stay text", () => {
  const links = [1, 2, 3, 4].map((number) => `https://meet.example.com/${number}`);
  expect(read(links.join("\n"))).toEqual([
    ["https://meet.example.com/4"],
    links.slice(0, 3).map((link) => link.replace("https://", "")),
  ]);
});
