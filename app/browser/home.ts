import { alignHeroBeam } from "./hero-beam";
import { rotateIconStrip } from "./icon-strip";
import { enhanceSwaps } from "./swap";

/** What the home page has and no other page. */
export function enhanceHome(): void {
  enhanceSwaps();
  alignHeroBeam();
  rotateIconStrip();
}
