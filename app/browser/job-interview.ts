import { enhanceCardForm } from "./card-form";
import { enhanceDebrief } from "./debrief";
import { enhanceCard } from "./kept-card";

const ENHANCE: Record<string, (part: HTMLElement) => void> = {
  card: (part) => void enhanceCard(part),
  "card-form": enhanceCardForm,
  debrief: enhanceDebrief,
};

/** What only the pages of a job interview need. */
export function enhanceJobInterview(): void {
  for (const part of document.querySelectorAll<HTMLElement>("[data-job-interview]"))
    ENHANCE[part.dataset.jobInterview ?? ""]?.(part);
}
