import { action, loader } from "./not-found.server";

export { action, loader };

export const handle = { hydrates: false };

/** Never rendered: the loader always throws the not-found page. */
export default function NotFound() {
  return null;
}
