import { formatList } from "~/ui/format";

interface CapstoneWork {
  courseTitle: string;
  /** The capstone's. */
  title: string;
  checklist: readonly { text: string; isChecked: boolean }[];
}

/** A request is short: of what is still open, the mentor gets this much. */
const MAX_OPEN_ITEMS = 2;

/** A first draft of what a mentor who is asked to look at a capstone gets to read. */
export function draftCapstoneAgenda({ courseTitle, title, checklist }: CapstoneWork): string {
  return [
    `Could you look at my project “${title}” from the course ${courseTitle}?`,
    ...describeChecklist(checklist),
    "I’ll show it to you in the session.",
    "Which two things would you change first?",
  ].join(" ");
}

function describeChecklist(checklist: CapstoneWork["checklist"]): string[] {
  const open = checklist.filter(({ isChecked }) => !isChecked);
  const checkedCount = checklist.length - open.length;
  if (checkedCount === 0) return [];
  const count = `I checked ${checkedCount} of ${checklist.length} items of its checklist.`;
  if (open.length === 0) return [count];
  const shown = open.slice(0, MAX_OPEN_ITEMS).map(({ text }) => text.replace(/\.$/, ""));
  const quoted = shown.map((text, index) =>
    index < shown.length - 1 || text.endsWith("?") ? `“${text}”` : `“${text}.”`,
  );
  return [
    count,
    `${open.length > shown.length ? "Open, among others" : "Open"}: ${formatList(quoted)}`,
  ];
}
