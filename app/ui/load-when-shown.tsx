import { type ComponentType, type ElementType, lazy, Suspense, useState } from "react";
import { keepFallback } from "./keep-fallback";

/** What has to be there before React hydrates the page. */
export const loadingBeforeHydration: Promise<unknown>[] = [];

/**
 * A component whose code comes with the pages that show it. Where the server rendered it, it is loaded before React
 * hydrates, and not in a <Suspense>: React hydrates that later, and throws it away if something around it changes first.
 *
 * @param elementId the id of an element in it
 */
export function loadWhenShown<Props extends object>(
  elementId: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  const Lazy: ElementType = lazy(async () => ({ default: await keepFallback(loadOnce()) }));
  if (typeof document === "undefined" || document.getElementById(elementId))
    loadingBeforeHydration.push(loadOnce());

  return function LoadedWhenShown(props: Props) {
    const [{ Loaded }] = useState({ Loaded: loaded });
    return Loaded ? (
      <Loaded {...props} />
    ) : (
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    );
  };
}
