import { action, loader } from "./logout.server";

export { action, loader };

/** Never rendered: a default export makes this a page, so a wrong method renders the error page. */
export default function Logout() {
  return null;
}
