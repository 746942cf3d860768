import { action, loader } from "./not-found.server";

export { action, loader };

export const handle = { hydrates: false, sameAs: "/404", status: 404 };

/** Never rendered: the loader always throws the not-found page. */
export default function NotFound() {
  return null;
}
