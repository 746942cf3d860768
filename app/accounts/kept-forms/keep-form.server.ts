import { createHash } from "node:crypto";
import { type AppLoadContext, redirect } from "@remix-run/node";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { type Auth, getAuth } from "~/accounts/session/auth.server";
import { createDeviceCookie, getCaller } from "~/accounts/session/caller.server";
import { signOutHeaders } from "~/accounts/session/cookie.server";
import { isStorageError } from "~/platform/database/storage-errors";
import { getClient } from "~/platform/http/client.server";
import { createAddressLimit } from "~/platform/http/rate-limit.server";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { toasts } from "~/platform/http/toast.server";
import { readFormKey } from "./form-key.server";
import {
  deleteKeptForm,
  getKeptForm,
  hasKeptForm,
  parseKeptFields,
  upsertKeptForm,
} from "./queries.server";

// Nothing that a person wrote is lost because their session ended meanwhile. Forms of signed-in
// pages say whose page they are on (KeepFormFields). When the session has ended, or someone else
// has signed in in this browser, their fields are kept for an hour, and filled in again when the
// same account opens the same page in the same browser. Nobody else gets them: rows are found by
// account and device cookie together. Passwords are never kept.

/** Not part of what a person wrote: the fields of KeepFormFields, and the button. */
const CONTROL_FIELDS = ["formKey", "page", "restored", "intent"];
const SECRET_FIELD = /password/i;
/** Room for the longest draft of an answer with code and transcript. */
const MAX_LENGTH = 500_000;
/** Kilobytes an hour from one network: typing an answer sends it every few seconds. */
const keptFormLimit = createAddressLimit({ name: "kept-forms", points: 50_000, seconds: 60 * 60 });

type KeepResult = "kept" | "nothing" | "too-much" | "not-saved";

const MESSAGES: Record<KeepResult, string> = {
  kept: "You have been signed out. Sign in, and your text will still be here.",
  nothing: "You have been signed out. Sign in and try again.",
  "too-much": "You have been signed out, and this is too much to keep. Copy it before you sign in.",
  "not-saved":
    "You have been signed out, and the server couldn’t keep your text. Go back and copy it before you sign in.",
};
const OTHER_ACCOUNT_MESSAGE =
  "You’re signed in to another account now, so this wasn’t saved. Sign in to the first account, and your text will still be here.";

/** The response to a form whose page belongs to an account that isn't signed in now; keeps the form. */
export async function keepForm(
  request: Request,
  context: AppLoadContext,
  form: FormData,
): Promise<Response | undefined> {
  const owner = readFormKey(form.get("formKey"));
  if (!owner) return undefined;
  const auth = await getAuth(request, context);
  if (auth.status === "unknown" || isAccount(auth, owner)) return undefined;

  const page = safeRedirect(form.get("page"), "/profile");
  const caller = await getCaller(request, context);
  const result = await storeForm(
    { owner, browserHash: hashBrowser(caller.device.id), page },
    form,
    getClient(context).ip,
  );
  const headers: [string, string][] = [["Set-Cookie", await createDeviceCookie(request, caller)]];
  if (auth.status === "expired") headers.push(...(await signOutHeaders(request)));
  return replyToEndedSession(request, { auth, page, result, headers });
}

/** The fields kept for the signed-in account and this browser; null if there are none. */
export async function findKeptForm(
  request: Request,
  context: AppLoadContext,
  page: string,
): Promise<FormData | null> {
  const auth = await getAuth(request, context);
  if (auth.status !== "signed-in") return null;
  const { device } = await getCaller(request, context);
  const row = await getKeptForm(
    { owner: getOwnerId(auth.profile), browserHash: hashBrowser(device.id), page },
    new Date(),
  );
  if (!row) return null;
  const form = new FormData();
  for (const [name, value] of parseKeptFields(row)) form.append(name, value);
  return form;
}

/** Deletes a kept form once it has been sent again. */
export async function forgetKeptForm(
  request: Request,
  context: AppLoadContext,
  form: FormData,
): Promise<void> {
  const owner = readFormKey(form.get("formKey"));
  if (!owner || !form.has("restored")) return;
  const { device } = await getCaller(request, context);
  const page = safeRedirect(form.get("page"), "/profile");
  await deleteKeptForm({ owner, browserHash: hashBrowser(device.id), page });
}

/** Whether the sign-in page can say that something was kept. */
export async function isFormKept(
  request: Request,
  context: AppLoadContext,
  page: string,
): Promise<boolean> {
  const { device } = await getCaller(request, context);
  return hasKeptForm(hashBrowser(device.id), page, new Date());
}

async function storeForm(
  key: { owner: string; browserHash: string; page: string },
  form: FormData,
  ip: string,
): Promise<KeepResult> {
  const fields = [...form].filter(
    ([name, value]) =>
      typeof value === "string" && !CONTROL_FIELDS.includes(name) && !SECRET_FIELD.test(name),
  );
  if (fields.length === 0) return "nothing";
  const json = JSON.stringify(fields);
  if (json.length > MAX_LENGTH) return "too-much";
  if (await keptFormLimit.consume(ip, Math.ceil((json.length + key.page.length) / 1000)))
    return "too-much";
  try {
    await upsertKeptForm(key, json, new Date());
    return "kept";
  } catch (error) {
    // The session ends in this browser all the same.
    if (!isStorageError(error)) throw error;
    return "not-saved";
  }
}

async function replyToEndedSession(
  request: Request,
  {
    auth,
    page,
    result,
    headers,
  }: { auth: Auth; page: string; result: KeepResult; headers: [string, string][] },
): Promise<Response> {
  const isOtherAccount = auth.status === "signed-in";
  const message = isOtherAccount ? OTHER_ACCOUNT_MESSAGE : MESSAGES[result];
  const signInUrl = `/login?redirectTo=${encodeURIComponent(page)}`;
  // An autosave, which stays on its page.
  if (request.headers.get("Accept") === "application/json")
    return Response.json(
      { message, revision: null, signInUrl: isOtherAccount ? null : signInUrl },
      { status: 401, headers },
    );
  if (isOtherAccount) return toasts(request).redirectWithError("/profile", message, { headers });
  if (auth.status === "expired") {
    const isLost = result === "too-much" || result === "not-saved";
    const toast = { message: auth.failure.message, ...(isLost && { description: message }) };
    return toasts(request).redirectWithError(signInUrl, toast, { headers });
  }
  // The sign-in page itself says that a form is kept.
  return result === "kept"
    ? redirect(signInUrl, { headers })
    : toasts(request).redirectWithError(signInUrl, message, { headers });
}

function isAccount(auth: Auth, owner: string): boolean {
  return auth.status === "signed-in" && getOwnerId(auth.profile) === owner;
}

function hashBrowser(deviceId: string): string {
  return createHash("sha256").update(`kept-forms:${deviceId}`).digest("hex");
}
