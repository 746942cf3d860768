import { action, loader } from "./not-found.server";

export { action, loader };

/** Never shown: the loader always ends in the not-found page. */
export default function NotFound() {
  return null;
}
