import type { ComponentProps } from "react";
import { CONTROL_CLASS } from "./control-class";

/** Just the select, for forms without field errors. */
export function Select(props: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select
        {...props}
        className={`${CONTROL_CLASS} cursor-pointer appearance-none truncate pr-11`}
      />
      <i className="icon icon-chevron pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-muted" />
    </span>
  );
}
