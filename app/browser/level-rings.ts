import { getRecording } from "~/practice/camera/recording-store";
import { summarizeLevels } from "~/practice/camera/summarize-levels";

const LINES = 72;
/** Where lines begin, and how long one is in silence and at its longest. */
const RADIUS = 66;
const SHORTEST = 4;
const LONGEST = 36;

/** Draws the loudness of each recorded answer around its frame's initial, clockwise from the top. */
export async function drawLevelRings(): Promise<void> {
  const rings = document.querySelectorAll<SVGElement>("[data-level-ring]");
  await Promise.all(Array.from(rings, drawRing));
}

async function drawRing(ring: SVGElement): Promise<void> {
  const recording = await getRecording(ring.dataset.levelRing ?? "");
  if (!recording?.track) return;
  const lines = summarizeLevels(recording.track.levels, LINES).map((level, index) => {
    const angle = (index / LINES) * 2 * Math.PI;
    const toPoint = (radius: number) =>
      `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
    return `M${toPoint(RADIUS)}L${toPoint(RADIUS + SHORTEST + level * LONGEST)}`;
  });
  ring.querySelector("path")?.setAttribute("d", lines.join(""));
  ring.dataset.drawn = "";
}
