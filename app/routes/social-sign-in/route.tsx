import { action, loader } from "./social-sign-in.server";

export { action, loader };

/** Never shown: it makes this a page to Remix, so that a wrong method gets the error page. */
export default function SocialSignIn() {
  return null;
}
