import { action, loader } from "./not-found.server";

export { action, loader };

/** Never rendered: the loader always throws the not-found page. */
export default function NotFound() {
  return null;
}
