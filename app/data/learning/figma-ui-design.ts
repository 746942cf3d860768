import type { Course } from "./types";

export const figmaUiDesign: Course = {
  id: "figma-ui-design",
  tab: "design",
  title: "UI Design with Figma",
  description:
    "From empty canvas to a small design system: layout, type, color, components and a hand-over developers thank you for.",
  level: "All Levels",
  duration: "5 hours",
  instructor: {
    name: "Diego Fuentes",
    about: "Built design systems at two agencies; believes most interfaces need fewer things.",
  },
  skills: ["figma", "visual-design", "design-systems", "prototyping", "interaction-design"],
  outcomes: [
    "Build responsive frames with auto layout and constraints",
    "Set up type, color and spacing as variables with light and dark modes",
    "Make components with variants and every state they need",
    "Prototype a flow and hand it over with notes a developer can build from",
  ],
  audience:
    "Beginners who want to make polished screens, and designers who want their files to stop fighting them.",
  syllabus: [
    {
      slug: "foundations",
      title: "Foundations",
      lessons: [
        {
          slug: "canvas-and-frames",
          title: "Canvas, frames and layers",
          summary: "Name things, nest things, and find them again.",
          minutes: 18,
          skills: ["figma", "visual-design"],
        },
        {
          slug: "auto-layout",
          title: "Auto layout",
          summary: "Hug, fill and fixed: frames that behave like the real page.",
          minutes: 19,
          skills: ["figma", "visual-design"],
        },
        {
          slug: "grids-and-spacing",
          title: "Grids and spacing",
          summary: "One spacing scale, used everywhere, ends most alignment debates.",
          minutes: 18,
          skills: ["visual-design", "figma"],
        },
      ],
    },
    {
      slug: "look-and-feel",
      title: "Look and feel",
      lessons: [
        {
          slug: "typography",
          title: "Typography",
          summary: "Two families at most, a scale, line length and line height.",
          minutes: 18,
          skills: ["visual-design", "figma"],
        },
        {
          slug: "color",
          title: "Color with contrast",
          summary: "Roles before hues, and ratios checked in both modes.",
          minutes: 18,
          skills: ["visual-design", "design-systems"],
        },
        {
          slug: "variables",
          title: "Styles and variables",
          summary: "Tokens with modes, so that a theme is a switch and not a copy.",
          minutes: 19,
          skills: ["design-systems", "figma"],
        },
      ],
    },
    {
      slug: "components",
      title: "Components",
      lessons: [
        {
          slug: "components-and-variants",
          title: "Components and variants",
          summary: "Properties instead of forty copies of a button.",
          minutes: 19,
          skills: ["design-systems", "figma"],
        },
        {
          slug: "states",
          title: "All the states",
          summary: "Hover, focus, error, empty, loading: the half of the work nobody draws.",
          minutes: 18,
          skills: ["interaction-design", "design-systems"],
        },
      ],
    },
    {
      slug: "hand-over",
      title: "Hand off",
      lessons: [
        {
          slug: "prototyping",
          title: "Prototype a flow",
          summary: "Connections, overlays and motion that explains rather than decorates.",
          minutes: 18,
          skills: ["prototyping", "interaction-design", "figma"],
        },
        {
          slug: "handoff",
          title: "Project: hand off a screen",
          summary: "A sign-up flow with components, states, notes and a checklist.",
          minutes: 20,
          skills: ["figma", "design-systems", "interaction-design"],
        },
      ],
    },
  ],
};
