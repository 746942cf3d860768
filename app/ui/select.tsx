import type { ComponentProps } from "react";
import { CONTROL_CLASS } from "./control-class";

/** Just the select, for forms without field errors. */
export function Select(props: ComponentProps<"select">) {
  return (
    <span className="select">
      <select
        {...props}
        className={`${CONTROL_CLASS} cursor-pointer appearance-none truncate pr-11`}
      />
    </span>
  );
}
