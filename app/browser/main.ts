// All that a browser runs. Every page works as plain HTML; this makes it quicker and more comfortable.
import { enhanceChoices } from "~/assessment/choice-keys";
import { enhancePrintButtons } from "~/feedback/report/print-page";
import { showLocalTimes } from "~/mentoring/booking/show-local-times";
import { enhanceSlots } from "~/mentoring/booking/slot-summary";
import { enhancePreferences } from "~/preferences/enhance-preferences";
import { alignBeam } from "~/routes/_index/align-beam";
import { rotateStrip } from "~/routes/_index/rotate-strip";
import { openInDialog } from "~/routes/mentors._index/open-dialog";
import { enhanceCopyButtons } from "~/ui/copy-buttons";
import { enhanceFields } from "~/ui/field-scripts";
import { enhanceHeader } from "~/ui/layout/header-scroll";
import { keepScroll } from "~/ui/layout/keep-scroll";
import { enhanceMenus } from "~/ui/layout/menus";
import { updateRestoredPage } from "~/ui/layout/restored-page";
import { keepResult } from "~/ui/kept-result";
import { enhanceForms } from "~/ui/pending-forms";
import { enhanceToasts } from "~/ui/enhance-toasts";
import { mountIslands } from "./mount-islands";

enhanceHeader();
enhanceMenus();
enhancePreferences();
enhanceToasts();
enhanceForms();
enhanceFields();
enhanceCopyButtons();
enhanceChoices();
enhanceSlots();
enhancePrintButtons();
keepResult();
keepScroll();
updateRestoredPage();
void showLocalTimes();

const beam = document.querySelector<HTMLElement>(".beam-grid");
if (beam) alignBeam(beam);
const strip = document.querySelector<HTMLElement>(".strip");
if (strip) rotateStrip(strip);
const dialog = document.querySelector("dialog");
if (dialog) openInDialog(dialog);
if (document.querySelector("[data-status='404']"))
  console.warn(`Page not found: ${location.pathname}`);

void mountIslands().then(() => {
  // From now on the page reacts.
  document.documentElement.dataset.hydrated = "";
});
