// All that a browser runs. Every page works as plain HTML; this makes it quicker and more comfortable.
import { enhanceCharacterCounts } from "./character-counts";
import { enhanceCopyButtons } from "./copy-buttons";
import { enhanceForms } from "./forms";
import { enhanceHeader } from "./header";
import { keepResult } from "./kept-result";
import { enhanceKeyShortcuts } from "./key-shortcuts";
import { showLocalTimes } from "./local-times";
import { enhanceMenus } from "./menus";
import { enhanceMentorDialog } from "./mentor-dialog";
import { mountIslands } from "./mount-islands";
import { enhancePasswordButtons } from "./password-buttons";
import { enhancePreferences } from "./preferences";
import { enhancePrintButtons } from "./print-buttons";
import { enhanceRatings } from "./ratings";
import { showRecordings } from "./recordings";
import { updateRestoredPage } from "./restored-page";
import { keepScroll } from "./scroll";
import { enhanceSlots } from "./slot-summary";
import { enhanceToasts } from "./toasts";
import { enhanceWalkedLinks } from "./walk-links";

enhanceHeader();
enhanceMenus();
enhancePreferences();
enhanceToasts();
enhanceForms();
enhanceCharacterCounts();
enhancePasswordButtons();
enhanceCopyButtons();
enhancePrintButtons();
enhanceRatings();
enhanceSlots();
enhanceMentorDialog();
enhanceWalkedLinks();
keepResult();
keepScroll();
updateRestoredPage();
void showLocalTimes();
void showRecordings();

if (document.querySelector("[data-status='404']"))
  console.warn(`Page not found: ${location.pathname}`);

/** What only some pages have is loaded there. Where it doesn't come, the page stays as it was sent. */
async function loadPart(
  selector: string,
  enhance: (part: HTMLElement) => Promise<unknown>,
): Promise<void> {
  const part = document.querySelector<HTMLElement>(selector);
  try {
    if (part) await enhance(part);
  } catch (error) {
    console.warn("Part of this page could not be loaded.", error);
  }
}

async function enhanceSwappedPart({ dataset }: HTMLElement): Promise<void> {
  if (dataset.swap === "home") (await import("./home")).enhanceHome();
  else if (dataset.swap === "resume-file") (await import("./resume-file")).enhanceResumeFile();
  else (await import("./review-page")).enhanceReviewPage();
}

// Nearly nobody has any.
if ("caches" in window)
  void caches.keys().then(async (names) => {
    if (names.length > 0) await (await import("./kept-card")).removeOldCards();
  });

void Promise.all([
  mountIslands(),
  loadPart("[data-swap]", enhanceSwappedPart),
  loadPart("[data-chart]", async () => (await import("./charts")).enhanceCharts()),
  loadPart("[data-deck]", async (deck) => (await import("./deck")).enhanceDeck(deck)),
  loadPart("[data-options],[data-words]", async () => (await import("./fields")).enhanceFields()),
  loadPart("[data-answer-count]", async () =>
    (await import("./answer-count")).enhanceAnswerCount(),
  ),
  loadPart("[data-job-interview]", async () =>
    (await import("./job-interview")).enhanceJobInterview(),
  ),
]).then(() => {
  // From now on the page reacts.
  document.documentElement.dataset.interactive = "";
  // A page that is left before has no draft of what was typed.
  enhanceKeyShortcuts();
});
