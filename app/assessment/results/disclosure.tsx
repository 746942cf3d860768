import type { ReactNode } from "react";
import { ChevronDown } from "~/ui/icons";

interface DisclosureProps {
  title: ReactNode;
  /** What is inside, in a few words. */
  state: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of the results that is read when asked for. */
export function Disclosure({ title, state, isOpen = false, children }: DisclosureProps) {
  return (
    <details open={isOpen} className="group/disclosure border-b border-hairline">
      <summary className="flex min-h-14 cursor-pointer items-center gap-4 py-2.5">
        <span className="flex-1 md:flex md:items-baseline md:gap-6">
          <h2 className="font-head text-h3 font-strong flex-none md:w-72">{title}</h2>
          <span className="num block text-sm text-muted">{state}</span>
        </span>
        <ChevronDown
          className="size-5 flex-none text-muted transition-transform group-open/disclosure:rotate-180"
          aria-hidden
        />
      </summary>
      <div className="pt-1 pb-6">{children}</div>
    </details>
  );
}
