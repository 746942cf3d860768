import { action, loader } from "./logout.server";

export { action, loader };

/** Never shown: it makes this a page to Remix, so that a wrong method gets the error page. */
export default function Logout() {
  return null;
}
