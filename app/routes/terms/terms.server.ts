import { createTerms } from "~/data/legal/terms";
import { operator } from "~/platform/operator.server";

export function loader() {
  return { text: createTerms(operator) };
}
