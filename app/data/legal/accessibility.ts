import type { Block } from "~/data/prose";
import { describeOperator } from "./operator";
import type { LegalText, Operator } from "./types";

// Must match the tests in tests/e2e.
const ACCESSIBILITY: Omit<LegalText, "blocks"> = {
  title: "Accessibility",
  lead: "How accessible this site is, how that is tested, what doesn’t work yet, and where to report a barrier.",
  points: [
    {
      title: "The aim: WCAG 2.2 AA",
      text: "Every page is built for level AA of the Web Content Accessibility Guidelines.",
    },
    {
      title: "Keyboard and touch",
      text: "Pages are built to work with a keyboard. Buttons, fields and links on a line of their own are at least 44 pixels high.",
    },
    {
      title: "Large text, small screens",
      text: "Nothing is cut off at twice the usual text size on a phone.",
    },
    {
      title: "No script needed",
      text: "Practice, courses, booking and settings also work without JavaScript.",
    },
  ],
  updated: "2026-11-28",
};

export function createAccessibility(operator: Operator): LegalText {
  const { email } = operator;
  const write = email ? `Use the contact page, or write to ${email}.` : "Use the contact page.";
  return {
    ...ACCESSIBILITY,
    blocks: [
      ...BLOCKS,
      { kind: "heading", text: "Report a barrier" },
      {
        kind: "paragraph",
        text: `${describeOperator({ ...operator, email: undefined })} ${write} Say which page it was, what you wanted to do, and what you use, such as a screen reader or zoom. Your message goes to the operator of this server. How soon they reply depends on them.`.trim(),
      },
    ],
  };
}

const BLOCKS: Block[] = [
  { kind: "heading", text: "Conformance" },
  {
    kind: "paragraph",
    text: "The aim is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. The people who write the software check this with the tests below. No outside auditor has checked it, so we don’t claim full conformance.",
  },

  { kind: "heading", text: "How it is tested" },
  {
    kind: "paragraph",
    text: "These tests are part of the software, and run in Chromium:",
  },
  {
    kind: "list",
    hasTerms: true,
    items: [
      "axe: the axe-core rules, on every public page, with one page of each kind at several widths, and on the pages of an account, open dialogs and refused forms. Contrast is checked in the light and the dark theme.",
      "Text size: one page of each kind at 320 to 1280 pixels wide, with text of up to twice the usual size, including 390 pixels at twice the size. Nothing may be cut off, covered, or wider than its box.",
      "Keyboard: menus, dialogs, rating scales, the code editor and charts are used with keys alone. A form that isn’t accepted moves the focus to what needs a correction.",
      "Touch: buttons, fields and links on a line of their own are at least 44 pixels high. A link within a sentence is as high as its line.",
      "Motion: animations stop if your device or your preferences ask for less motion.",
      "Without JavaScript: the main journeys run once more with scripts turned off.",
    ],
  },

  { kind: "heading", text: "What you can adjust" },
  {
    kind: "paragraph",
    text: "In Preferences you can choose a light or dark theme and an accent color, turn off animations, and give yourself more time on the interview clock. The clock never ends an answer. You can type every answer instead of speaking it, and the camera is optional.",
  },

  { kind: "heading", text: "Known limits" },
  {
    kind: "list",
    items: [
      "The tests don’t include screen readers, voice control or switch devices, nor other browsers than Chromium.",
      "Speaking an answer depends on your browser: some have no speech recognition, and none recognizes every voice well.",
      "Running code needs JavaScript. Without it you can write the code but not run it.",
      "A recording of your own practice has no captions.",
      "Mentors and other people write some of what you read, such as mentor profiles. It may be in another language without being marked as such, and isn’t checked for plain wording.",
      "The site’s own text is in English only.",
      "Links lead to sites that others run, which these tests don’t cover.",
    ],
  },
];
