// All that a browser runs. Every page works as plain HTML; this makes it quicker and more comfortable.
import { enhanceAnswerCount } from "./answer-count";
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
enhanceAnswerCount();
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

/** What only the home page, a review or the form for a resume needs is loaded there. */
async function enhanceSwappedPart(): Promise<void> {
  const part = document.querySelector<HTMLElement>("[data-swap]");
  if (!part) return;
  try {
    if (part.dataset.swap === "home") (await import("./home")).enhanceHome();
    else if (part.dataset.swap === "resume-file")
      (await import("./resume-file")).enhanceResumeFile();
    else (await import("./review-page")).enhanceReviewPage();
  } catch (error) {
    console.warn("Part of this page could not be loaded.", error);
  }
}

async function loadCharts(): Promise<void> {
  if (!document.querySelector("[data-chart]")) return;
  try {
    (await import("./charts")).enhanceCharts();
  } catch (error) {
    console.warn("Part of this page could not be loaded.", error);
  }
}

const deck = document.querySelector<HTMLElement>("[data-deck]");
if (deck) void import("./deck").then(({ enhanceDeck }) => enhanceDeck(deck));

if (document.querySelector("[data-job-interview]"))
  void import("./job-interview").then(({ enhanceJobInterview }) => enhanceJobInterview());

// Nearly nobody has any.
if ("caches" in window)
  void caches.keys().then(async (names) => {
    if (names.length > 0) (await import("./kept-card")).removeOldCards();
  });

if (document.querySelector("[data-options]"))
  void import("./field-options").then(({ enhanceFieldOptions }) => enhanceFieldOptions());

if (document.querySelector("[data-opening]"))
  void import("./story-openings").then(({ enhanceStoryOpenings }) => enhanceStoryOpenings());

void Promise.all([mountIslands(), enhanceSwappedPart(), loadCharts()]).then(() => {
  // From now on the page reacts.
  document.documentElement.dataset.interactive = "";
  // A page that is left before has no draft of what was typed.
  enhanceKeyShortcuts();
});
