import { createPrivacy } from "~/data/legal/privacy";
import { operator } from "~/platform/operator.server";

export function loader() {
  return { text: createPrivacy(operator) };
}
