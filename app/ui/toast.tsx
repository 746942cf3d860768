import { Link } from "~/ui/link";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "./icons";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { useHydrated } from "./use-hydrated";

export interface Toast {
  /** Tells toasts with the same message apart. */
  id: string;
  type: "info" | "success" | "warning" | "error";
  message: string;
  description?: string | undefined;
  link?: { label: string; to: string } | undefined;
  /** Its form says the same, and has it read aloud. */
  isShownAtForm?: boolean;
}

/** What a page says comes at once; the next one's toasts take the place of these. */
const MAX_TOASTS = 2;

const TOAST_STYLES = {
  info: { Icon: Info, ink: "text-primary-ink" },
  success: { Icon: CircleCheck, ink: "text-success" },
  warning: { Icon: TriangleAlert, ink: "text-warn" },
  error: { Icon: CircleAlert, ink: "text-danger" },
} as const;

const ShowToast = createContext<(toast: Toast) => void>(() => undefined);

interface ToastsProps {
  toasts: readonly Toast[];
  /** The page, whose forms may show toasts too. */
  children?: ReactNode;
}

/** The live region. CSS times each toast, so toasts disappear without JavaScript too. */
export function Toasts({ toasts, children }: ToastsProps) {
  const visibleToasts = useToasts(toasts);
  return (
    <ShowToast.Provider value={visibleToasts.add}>
      {children}
      <div aria-live="polite" className="toasts">
        {visibleToasts.list.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            onDismiss={() => visibleToasts.remove(toast.id)}
          />
        ))}
      </div>
    </ShowToast.Provider>
  );
}

/**
 * The toast of a form that failed in place: it comes with the action data, not with the next page.
 * Only a page without JavaScript has a second region for it, and no other toast then.
 */
export function ActionToast({ toast }: { toast: Toast | null | undefined }) {
  const hydrated = useHydrated();
  const showToast = useContext(ShowToast);
  const toasts = useMemo(() => (toast ? [toast] : []), [toast]);
  useEffect(() => toasts.forEach(showToast), [toasts, showToast]);
  return hydrated ? null : <Toasts toasts={toasts} />;
}

/**
 * Keeps toasts until they time out or newer ones replace them, even when the loader revalidates
 * without them.
 */
function useToasts(incoming: readonly Toast[]) {
  const [previousToasts, setPreviousToasts] = useState(incoming);
  const [list, setList] = useState(() => incoming.slice(-MAX_TOASTS));
  if (previousToasts !== incoming) {
    const knownIds = new Set([...previousToasts, ...list].map(({ id }) => id));
    setPreviousToasts(incoming);
    const newToasts = incoming.filter(({ id }) => !knownIds.has(id));
    if (newToasts.length > 0) setList(newToasts.slice(-MAX_TOASTS));
  }
  const change = useMemo(
    () => ({
      add: (toast: Toast) =>
        setList((current) => (current.some(({ id }) => id === toast.id) ? current : [toast])),
      remove: (id: string) => setList((current) => current.filter((toast) => toast.id !== id)),
    }),
    [],
  );
  return { list, ...change };
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const hydrated = useHydrated();
  const { Icon, ink: colorClass } = TOAST_STYLES[toast.type];
  return (
    <div
      {...(toast.isShownAtForm ? { "aria-live": "off" } : {})}
      className={`toast ${colorClass}`}
      onAnimationEnd={(event) => event.target === event.currentTarget && onDismiss()}
    >
      <Icon className="size-5 flex-none" strokeWidth={1.75} aria-hidden />
      <div className="min-w-0 text-text">
        <p className="font-strong">{toast.message}</p>
        {toast.description === undefined ? null : <p className="text-muted">{toast.description}</p>}
        {toast.link === undefined ? null : (
          <Link
            to={toast.link.to}
            className="-mb-2 inline-flex min-h-11 items-center font-medium text-primary-ink underline underline-offset-3"
          >
            {toast.link.label}
          </Link>
        )}
      </div>
      {hydrated ? (
        <button type="button" aria-label="Dismiss" onClick={onDismiss} className="toast-close">
          <X className="size-4.5" strokeWidth={1.75} aria-hidden />
        </button>
      ) : (
        <label className="toast-close">
          <input
            type="checkbox"
            aria-label="Dismiss"
            className="absolute inset-0 cursor-pointer appearance-none rounded-control"
          />
          <X className="size-4.5" strokeWidth={1.75} aria-hidden />
        </label>
      )}
    </div>
  );
}
