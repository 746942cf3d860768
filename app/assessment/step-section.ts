import { LEVEL_NAMES, LEVELS } from "~/data/levels";

export interface ScaleOption {
  value: string;
  label: string;
  /** In the circle; without one, the label is shown. */
  mark?: string;
}

const NOT_SURE: ScaleOption = { value: "unsure", label: "Not sure", mark: "?" };

const numbered = (labels: readonly string[]): ScaleOption[] => [
  ...labels.map((label, index) => ({
    value: String(index + 1),
    label,
    mark: String(index + 1),
  })),
  NOT_SURE,
];

export const SCALES = {
  level: numbered(LEVELS.map((level) => LEVEL_NAMES[level])),
  enjoy: numbered(["Not at all", "A little", "Somewhat", "Quite", "Very much"]),
  matter: numbered(["Not at all", "A little", "Somewhat", "A lot", "Essential"]),
  done: [
    { value: "never", label: "Never" },
    { value: "sometimes", label: "Sometimes" },
    { value: "regularly", label: "Regularly" },
    { value: "unsure", label: "Not sure" },
  ],
} as const satisfies Record<string, readonly ScaleOption[]>;

export type ScaleId = keyof typeof SCALES;

/** What the number keys do in a row of a scale. */
const KEY_ACTIONS: Record<ScaleId, string> = {
  level: "choose a level",
  enjoy: "choose",
  matter: "choose",
  done: "choose how often",
};

/** The number keys of the scales on a page; “?” has none. */
export function listNumberKeys(
  sections: readonly StepSection[],
): { last: number; action: string }[] {
  const scales = sections.flatMap((section): ScaleId[] =>
    section.kind === "choices"
      ? [section.scale, ...section.fields.flatMap(({ second }) => second?.scale ?? [])]
      : [],
  );
  const actions = new Map<string, number>();
  for (const scale of scales) actions.set(KEY_ACTIONS[scale], countNumberKeys(SCALES[scale]));
  return [...actions].map(([action, last]) => ({ action, last }));
}

const countNumberKeys = (options: readonly ScaleOption[]) =>
  options.filter(({ mark }) => mark !== NOT_SURE.mark).length;

export interface ChoiceField {
  name: string;
  label: string;
  description?: string;
  /** What levels 1, 3 and 5 look like. */
  levels?: { 1: string; 3: string; 5: string };
  /** A second question about the same thing. */
  second?: { name: string; label: string; scale: ScaleId };
}

export interface ChoiceSection {
  kind: "choices";
  scale: ScaleId;
  title?: string;
  /** A phone shows one at a time. */
  isDeck?: boolean;
  fields: ChoiceField[];
}

export interface SelectSection {
  kind: "selects";
  title: string;
  fields: {
    name: string;
    label: string;
    options: readonly { value: string; label: string }[];
  }[];
}

export interface CheckSection {
  kind: "checks";
  title: string;
  fields: { name: string; label: string; description: string }[];
}

export type StepSection = ChoiceSection | SelectSection | CheckSection;

/** The form fields of a section with their labels and the values they may have. */
export function listFields(
  section: StepSection,
): { name: string; label: string; values: readonly string[] }[] {
  switch (section.kind) {
    case "choices": {
      const values = SCALES[section.scale].map(({ value }) => value);
      return section.fields.flatMap(({ name, label, second }) => [
        { name, label, values },
        ...(second
          ? [
              {
                name: second.name,
                label: `${label}, how often`,
                values: SCALES[second.scale].map(({ value }) => value),
              },
            ]
          : []),
      ]);
    }
    case "selects":
      return section.fields.map(({ name, label, options }) => ({
        name,
        label,
        values: options.map(({ value }) => value),
      }));
    case "checks":
      return section.fields.map(({ name, label }) => ({ name, label, values: ["on"] }));
  }
}
