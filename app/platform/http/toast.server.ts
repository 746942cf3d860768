import { createCookieSessionStorage } from "@remix-run/node";
import { createToastUtilsWithCustomSession } from "remix-toast";
import { isSecure, signedCookie } from "./cookies.server";

const make = (secure: boolean) =>
  createToastUtilsWithCustomSession(
    createCookieSessionStorage({ cookie: signedCookie("toast", secure) }),
  );

const utilities = { plain: make(false), secure: make(true) };

/** remix-toast on our own signed cookie: `toasts(request).redirectWithSuccess("/", "Saved")`. */
export function toasts(request: Request) {
  return isSecure(request) ? utilities.secure : utilities.plain;
}
