import type { ReactNode } from "react";
import { AuthIllustration } from "./auth-illustration";

interface AuthLayoutProps {
  title: string;
  lead: ReactNode;
  /** The form and the links below it. */
  children: ReactNode;
  /** Beside the form, where there is room. */
  picture?: ReactNode;
}

/** The form, with an illustration beside it where there is room. */
export function AuthLayout({ title, lead, children, picture }: AuthLayoutProps) {
  return (
    <main
      id="main"
      className="grid bg-canvas md:min-h-[min(100svh,64rem)] md:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:grid-cols-[38.75rem_minmax(0,1fr)]"
    >
      <div className="grid content-center px-(--gutter) pt-24 pb-16 md:pt-32 lg:px-16">
        <div className="mx-auto w-full max-w-100">
          <h1 className="text-[2.5rem] narrow:text-title leading-[1.05] font-bold tracking-[-0.035em]">
            {title}
          </h1>
          <p className="mt-2 mb-7 text-body text-muted">{lead}</p>
          {children}
        </div>
      </div>
      <div className="auth-beside hidden grid-cols-1 place-items-center md:grid" aria-hidden>
        {picture ?? <AuthIllustration />}
      </div>
    </main>
  );
}
