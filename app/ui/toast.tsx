import { Link } from "~/ui/link";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "./icons";

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

/** The live region. CSS times each toast, so toasts disappear without JavaScript too. */
export function Toasts({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <div aria-live="polite" className="toasts">
      {toasts.slice(-MAX_TOASTS).map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** The toast of a form that was not accepted: it comes with the action data, and the page has no other. */
export function ActionToast({ toast }: { toast: Toast | null | undefined }) {
  return toast ? <Toasts toasts={[toast]} /> : null;
}

function ToastCard({ toast }: { toast: Toast }) {
  const { Icon, ink: colorClass } = TOAST_STYLES[toast.type];
  return (
    <div
      data-toast
      {...(toast.isShownAtForm ? { "aria-live": "off" } : {})}
      className={`toast ${colorClass}`}
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
      <label data-dismiss className="toast-close">
        <input
          type="checkbox"
          aria-label="Dismiss"
          className="absolute inset-0 cursor-pointer appearance-none rounded-control"
        />
        <X className="size-4.5" strokeWidth={1.75} aria-hidden />
      </label>
    </div>
  );
}
