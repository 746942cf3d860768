import { renderPlainPage } from "./error-response.server";

const TITLES = {
  429: "That was too often",
  503: "The server is busy right now",
};
export type RefusalStatus = keyof typeof TITLES;

/** A text that is worth showing: what a person wrote, rather than picked. */
const LONG_TEXT = 60;

export function isRefusalStatus(status: number): status is RefusalStatus {
  return status in TITLES;
}

interface Refusal {
  status: RefusalStatus;
  /** The address to try again at: path and query. */
  address: string;
  retryAfterInSeconds: number;
  form: FormData | undefined;
}

/**
 * A refusal as a page of plain HTML, which costs next to nothing to write. What was sent is in a form
 * that sends it again; passwords are asked for once more.
 */
export function renderRefusalPage({ status, address, retryAfterInSeconds, form }: Refusal): string {
  const fields = form ? [...form] : [];
  const wait = formatWait(retryAfterInSeconds);
  const hasFiles = fields.some(([, value]) => typeof value !== "string");
  if (!form || hasFiles)
    return renderPlainPage({
      title: TITLES[status],
      message: `Try again in ${wait}.`,
      link: { to: escapeHtml(address), label: "Try again" },
    });
  const inputs = fields.flatMap(([name, value]) =>
    typeof value === "string" ? [renderField(escapeHtml(name), value)] : [],
  );
  return renderPlainPage({
    title: TITLES[status],
    message: `What you sent is kept on this page. Submit it again in ${wait}.`,
    form: `<form method="post" action="${escapeHtml(address)}" class="mt-8 grid gap-5">${inputs.join("")}<p><button class="min-h-11 text-primary-ink underline underline-offset-4">Submit it again</button></p></form>`,
  });
}

function renderField(name: string, value: string): string {
  if (/password/i.test(name))
    return `<label class="grid gap-2">Password<input type="password" name="${name}" required class="border border-control p-3"></label>`;
  return value.length > LONG_TEXT
    ? `<label class="grid gap-2">What you wrote<textarea name="${name}" rows="8" class="border border-control p-3">\n${escapeHtml(value)}</textarea></label>`
    : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
}

function formatWait(seconds: number): string {
  if (seconds < 60) return "a few seconds";
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
}
