import { onClick } from "./on-click";

/** Lets buttons open the browser's print dialog. */
export function enhancePrintButtons(): void {
  onClick("[data-print]", () => print());
}
