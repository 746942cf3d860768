import type { ReactNode } from "react";

/** A drawing of each talk's idea, on a field of 128 by 80. */
const DRAWINGS: Record<string, ReactNode> = {
  // A career with gaps, and where it leads.
  hartley: (
    <>
      <path d="M8 64h18M38 64h10M48 50h16M78 50h6M84 36h14" />
      <path className="lit-line" d="M98 36l22-22M108 14h12v12" />
    </>
  ),
  // Two people take turns.
  headlee: (
    <>
      <path d="M14 12h58a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H32l-12 10V38h-6a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6z" />
      <path
        className="lit-line"
        d="M92 34h22a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6h-4v10L98 60H56a6 6 0 0 1-6-6v-4"
      />
    </>
  ),
  // One start, many ways on.
  wapnick: (
    <>
      <path d="M16 40h20c24 0 24-30 48-30h32M36 40c24 0 24-12 48-12h32M36 40c24 0 24 30 48 30h32" />
      <path className="lit-line" d="M16 40h20c24 0 24 11 48 11h32" />
      <circle className="lit-dot" cx="14" cy="40" r="5" />
    </>
  ),
  // Not yet: steps, the next one lit.
  dweck: (
    <>
      <path d="M8 70h24V56h24V42h24" />
      <path className="lit-line" d="M80 42V28h24" />
      <path strokeDasharray="1 6" d="M104 28V14h16" />
    </>
  ),
  // A pulse.
  mcgonigal: (
    <>
      <path d="M6 44h30M92 44h30" />
      <path className="lit-line" d="M36 44l8-14 12 40 14-58 12 42 6-10h4" />
    </>
  ),
  // One apart from the crowd.
  cain: (
    <>
      {[20, 36, 52].flatMap((x) =>
        [20, 40, 60].map((y) => (
          <circle key={`${x} ${y}`} className="dim-dot" cx={x} cy={y} r="4.5" />
        )),
      )}
      <circle className="lit-dot" cx="100" cy="40" r="6" />
      <circle className="lit-line" cx="100" cy="40" r="15" />
    </>
  ),
};

export function TalkArt({ talk }: { talk: string }) {
  return (
    <svg viewBox="0 0 128 80" className="idea-art w-full" aria-hidden focusable="false">
      {DRAWINGS[talk]}
    </svg>
  );
}
