import type { Course } from "./types";

export const webDevFundamentals: Course = {
  id: "web-dev-fundamentals",
  tab: "technical",
  title: "Web Development Fundamentals",
  description:
    "Build pages that load fast, work with a keyboard and survive a bad connection: HTML, CSS, JavaScript, first steps in TypeScript, and the network beneath them.",
  level: "Beginner",
  duration: "8.5 hours",
  instructor: {
    name: "Tomasz Lindqvist",
    about: "Front-end engineer who has rebuilt public-service sites for people on old phones.",
  },
  skills: ["html-css", "javascript", "typescript", "accessibility", "web-performance"],
  outcomes: [
    "Mark up a page so that browsers, search engines and screen readers all understand it",
    "Lay out a design that holds from a phone to a wide monitor",
    "Handle a form: validate, send, and show what went wrong",
    "Explain what happens between typing an address and seeing the page",
  ],
  audience:
    "You want a first web job, or you work beside developers and wish to stop guessing. Basic computer skills are enough.",
  syllabus: [
    {
      slug: "how-the-web-works",
      title: "How the web works",
      lessons: [
        {
          slug: "request-and-response",
          title: "Request and response",
          summary:
            "Addresses, methods, status codes and headers, watched live in the browser’s tools.",
          minutes: 19,
          skills: ["javascript", "web-performance"],
        },
        {
          slug: "documents-and-meaning",
          title: "Documents and meaning",
          summary: "Headings, lists, landmarks and links; the element that fits beats the div.",
          minutes: 19,
          skills: ["html-css", "accessibility"],
        },
        {
          slug: "images-and-media",
          title: "Images and media",
          summary: "Formats, sizes and text alternatives that say what the picture is for.",
          minutes: 15,
          skills: ["html-css", "accessibility", "web-performance"],
        },
      ],
    },
    {
      slug: "style-and-layout",
      title: "Style and layout",
      lessons: [
        {
          slug: "cascade",
          title: "How the cascade decides",
          summary: "Why a rule wins: origin, layer, specificity, order.",
          minutes: 20,
          skills: ["html-css"],
        },
        {
          slug: "box-flex-grid",
          title: "Boxes, flex and grid",
          summary: "Pick the layout tool from the shape of the problem.",
          minutes: 20,
          skills: ["html-css"],
        },
        {
          slug: "responsive",
          title: "Pages that fit",
          summary: "Fluid sizes, container widths and testing at the widths nobody mentions.",
          minutes: 20,
          skills: ["html-css", "accessibility"],
        },
      ],
    },
    {
      slug: "behavior",
      title: "Behavior",
      lessons: [
        {
          slug: "javascript-basics",
          title: "JavaScript basics",
          summary: "Values, functions, arrays and objects, compared with what you know.",
          minutes: 20,
          skills: ["javascript"],
        },
        {
          slug: "the-dom",
          title: "Events and the document",
          summary: "Listen, change, and keep focus where a keyboard user expects it.",
          minutes: 20,
          skills: ["javascript", "html-css", "accessibility"],
        },
        {
          slug: "fetching-data",
          title: "Fetching data",
          summary: "Promises, async and await, and the four states every request has.",
          minutes: 20,
          skills: ["javascript", "web-performance"],
        },
        {
          slug: "typescript",
          title: "First steps in TypeScript",
          summary: "Find mistakes before the program runs, and check the data that types can’t.",
          minutes: 20,
          skills: ["typescript", "javascript"],
        },
      ],
    },
    {
      slug: "forms-and-trust",
      title: "Forms and trust",
      lessons: [
        {
          slug: "forms",
          title: "Forms people finish",
          summary: "Labels, input types, autocomplete and errors beside the field.",
          minutes: 20,
          skills: ["html-css", "javascript", "accessibility"],
        },
        {
          slug: "client-and-server",
          title: "Never trust the browser",
          summary:
            "Validation on the server, cross-site scripting and request forgery in plain words.",
          minutes: 20,
          skills: ["javascript"],
        },
        {
          slug: "accessibility-check",
          title: "An accessibility check",
          summary: "Keyboard, zoom, contrast and a screen reader in twenty minutes.",
          minutes: 20,
          skills: ["accessibility", "html-css"],
        },
      ],
    },
    {
      slug: "out-in-the-world",
      title: "Speed and publishing",
      lessons: [
        {
          slug: "performance",
          title: "Why pages are slow",
          summary: "Measure first: bytes, blocking scripts, layout shifts.",
          minutes: 20,
          skills: ["web-performance", "html-css", "javascript"],
        },
        {
          slug: "publish",
          title: "Version control and publishing",
          summary: "Commit, branch, review and put a site online.",
          minutes: 20,
          skills: ["html-css"],
        },
        {
          slug: "portfolio-page",
          title: "Project: your portfolio page",
          summary: "One page that shows a piece of work, fast and readable without a script.",
          minutes: 20,
          skills: ["html-css", "accessibility", "web-performance"],
        },
      ],
    },
  ],
};
