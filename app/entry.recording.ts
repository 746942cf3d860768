// Shows the recording beside a review on a page without React.
import { showRecording } from "~/practice/camera/show-recording";

const player = document.querySelector<HTMLElement>("[data-recording]");
if (player) showRecording(player);
