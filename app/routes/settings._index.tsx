import { redirect } from "@remix-run/node";
import type { PageHandle } from "~/platform/http/page-handle";

export const handle = {
  access: "account",
  search: {
    title: "Settings",
    text: "Your name, email address, password, devices, notifications, export and deletion of your account.",
  },
} satisfies PageHandle;

export function loader() {
  return redirect("/settings/profile");
}
