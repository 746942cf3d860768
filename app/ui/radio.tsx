import type { ComponentProps } from "react";

/** A radio button in the theme's colors: a browser's own is gray on a dark page. */
export function Radio(props: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      {...props}
      type="radio"
      className="mt-0.5 size-5 flex-none cursor-pointer appearance-none rounded-full border-[1.5px] border-control bg-canvas checked:border-[6px] checked:border-fill"
    />
  );
}
