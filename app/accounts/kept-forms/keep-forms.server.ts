import type { ActionFunctionArgs, ServerBuild } from "@remix-run/node";
import { isApiRequest } from "~/platform/http/origin-guard";
import { readForm } from "~/platform/http/read-form.server";
import { forgetKeptForm, keepForm } from "./keep-form.server";

type Routes = ServerBuild["routes"];
type Action = NonNullable<NonNullable<Routes[string]>["module"]["action"]>;

/**
 * Pages of one owner: for anybody else they are not found. Their actions look up the session before
 * they read the form, so that a form that is still being sent is saved, or its loss explained, if
 * the session is deleted or changes hands meanwhile. So the form is kept only once they refuse it.
 */
const OWNED_PAGES = "routes/interview.sessions.";

/** A form whose session has ended is kept; see keep-form.server.ts. */
export function keepForms(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const action = route?.module.action;
      if (!route || !action) return [id, route];
      const run = id.startsWith(OWNED_PAGES) ? keepIfRefused : keepFirst;
      const module = { ...route.module, action: (args: ActionFunctionArgs) => run(action, args) };
      return [id, { ...route, module }];
    }),
  );
}

/** The action reads the request itself, and says what is wrong with a form that can't be read. */
async function readCopy(copy: Request): Promise<FormData | undefined> {
  return readForm(copy).catch(() => undefined);
}

async function keepFirst(action: Action, args: ActionFunctionArgs): Promise<unknown> {
  const { request, context } = args;
  if (isApiRequest(request)) return action(args);
  const form = await readCopy(request.clone());
  const endedSessionResponse = form && (await keepForm(request, context, form));
  if (endedSessionResponse) return endedSessionResponse;
  const result = await action(args);
  if (form) await forgetKeptForm(request, context, form);
  return result;
}

/** Not found, or sent to the sign-in page. */
function refuses(response: Response): boolean {
  return response.status === 404 || (response.headers.get("Location") ?? "").startsWith("/login");
}

async function settle(
  action: Action,
  args: ActionFunctionArgs,
): Promise<{ result: unknown; isThrown: boolean }> {
  try {
    return { result: await action(args), isThrown: false };
  } catch (error) {
    return { result: error, isThrown: true };
  }
}

async function keepIfRefused(action: Action, args: ActionFunctionArgs): Promise<unknown> {
  const { request, context } = args;
  const copy = request.clone();
  const outcome = await settle(action, args);
  const isRefused = outcome.result instanceof Response && refuses(outcome.result);
  if (!isRefused && outcome.isThrown) throw outcome.result;
  const form = await readCopy(copy);
  if (form && !isRefused) await forgetKeptForm(request, context, form);
  const endedSessionResponse =
    form && isRefused ? await keepForm(request, context, form) : undefined;
  if (endedSessionResponse) return endedSessionResponse;
  if (outcome.isThrown) throw outcome.result;
  return outcome.result;
}
