import type { AppLoadContext } from "@remix-run/node";
import { type Target, getTarget } from "./targets.server";

const targets = new WeakMap<AppLoadContext, Promise<Target | null>>();

/** The target, read once per request: the profile's header needs it, and each of its tabs. */
export function getOwnTarget(owner: string, context: AppLoadContext): Promise<Target | null> {
  const target = targets.get(context) ?? getTarget(owner);
  targets.set(context, target);
  return target;
}
