import { createAccessibility } from "~/data/legal/accessibility";
import { operator } from "~/platform/operator.server";

export function loader() {
  return { text: createAccessibility(operator) };
}
