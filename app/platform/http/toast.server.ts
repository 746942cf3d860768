import { createCookieSessionStorage } from "@remix-run/node";
import { createToastUtilsWithCustomSession } from "remix-toast";
import { isSecure, signedCookie } from "./cookies.server";

const createToastUtils = (secure: boolean) =>
  createToastUtilsWithCustomSession(
    createCookieSessionStorage({ cookie: signedCookie("toast", secure) }),
  );

const toastUtils = { plain: createToastUtils(false), secure: createToastUtils(true) };

/** remix-toast on our own signed cookie: `toasts(request).redirectWithSuccess("/", "Saved")`. */
export function toasts(request: Request) {
  return isSecure(request) ? toastUtils.secure : toastUtils.plain;
}
