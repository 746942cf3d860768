import { action, loader } from "./preferences.server";

export { action, loader };

/** Never shown: it makes this a page to Remix, so that a wrong method gets the error page. */
export default function Preferences() {
  return null;
}
