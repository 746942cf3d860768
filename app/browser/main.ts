// All that a browser runs. Every page works as plain HTML; this makes it quicker and more comfortable.
import { enhanceChoices } from "./rating-keys";
import { enhancePrintButtons } from "./print-buttons";
import { showLocalTimes } from "./local-times";
import { enhanceSlots } from "./slot-summary";
import { enhancePreferences } from "./preferences";
import { alignBeam } from "./hero-beam";
import { rotateStrip } from "./icon-strip";
import { openInDialog } from "./mentor-dialog";
import { enhanceCopyButtons } from "./copy-buttons";
import { enhanceFields } from "./fields";
import { enhanceHeader } from "./header";
import { keepScroll } from "./scroll";
import { enhanceMenus } from "./menus";
import { updateRestoredPage } from "./restored-page";
import { keepResult } from "./kept-result";
import { enhanceForms } from "./forms";
import { enhanceToasts } from "./toasts";
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
