import { Check } from "./icons";
import type { ComponentProps } from "react";

/** Just the checkbox, for lists that lay out their own labels. */
export function Checkbox(props: ComponentProps<"input">) {
  return (
    <span className="relative mt-0.5 grid size-5 flex-none place-items-center">
      <input
        {...props}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-xs border-[1.5px] border-control bg-canvas checked:border-fill-edge checked:bg-fill aria-invalid:border-danger max-md:after:absolute max-md:after:-inset-3.5"
      />
      <Check
        className="pointer-events-none relative size-3.5 text-on-fill opacity-0 peer-checked:opacity-100"
        strokeWidth={3}
        aria-hidden
      />
    </span>
  );
}
