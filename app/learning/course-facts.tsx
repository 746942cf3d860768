import type { ReactNode } from "react";

/** Figures of a course, each under its name. */
export function CourseFacts({ facts }: { facts: readonly [name: string, value: ReactNode][] }) {
  return (
    <dl className="mt-7 flex flex-wrap gap-x-9 gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs/(--lh-body) text-muted">{name}</dt>
          <dd className="num mt-0.5 font-head text-[1.25rem] leading-tight font-strong tracking-[-0.02em]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
