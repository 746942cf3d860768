import type { ReactNode } from "react";

const SCALE = [360, 408, 456, 504];

/** A drawing of each article's idea, on a field of 640 by 400. */
const DRAWINGS: Record<string, ReactNode> = {
  // Present, proof, point: three parts of ninety seconds, the clock running.
  "tell-me-about-yourself": (
    <>
      <path className="lit-line" d="M84 252A236 236 0 0 1 196.6 51.4" />
      <path d="M216 40a236 236 0 0 1 208 0M443.4 51.4A236 236 0 0 1 556 252" />
      <circle className="lit-dot" cx="84" cy="252" r="9" />
      <circle className="dim-dot" cx="206" cy="45" r="6" />
      <circle className="dim-dot" cx="434" cy="45" r="6" />
      <circle className="dim-dot" cx="556" cy="252" r="6" />
      <rect className="mark" x="176" y="168" width="288" height="26" rx="5" />
      <path className="lit-line" d="M186 181h268" />
      <path d="M186 219h220M186 257h252M186 295h148" />
      <path d="M150 320V150a18 18 0 0 1 18-18h304a18 18 0 0 1 18 18v150a18 18 0 0 1-18 18H206l-44 34a8 8 0 0 1-12-7z" />
    </>
  ),
  // The form on the other side of the table: four rows, a scale each, and the evidence box.
  "how-interview-answers-are-judged": (
    <>
      <rect x="96" y="48" width="448" height="304" rx="16" />
      {[100, 148, 196, 244].map((y, row) => (
        <g key={y}>
          <path d={`M132 ${y}h${[164, 132, 186, 148][row]}`} />
          {SCALE.map((x, step) => (
            <circle
              key={x}
              className={step === [2, 3, 1, 2][row] ? "lit-dot" : undefined}
              cx={x}
              cy={y}
              r={step === [2, 3, 1, 2][row] ? 10 : 8}
            />
          ))}
        </g>
      ))}
      <rect className="mark" x="132" y="282" width="376" height="42" rx="6" />
      <path className="lit-line" d="M148 303h214" />
      <path className="lit-line" d="M376 293v20" />
    </>
  ),
};

export function ArticleArt({ slug }: { slug: string }) {
  return (
    <svg viewBox="0 0 640 400" className="idea-art article-art" aria-hidden focusable="false">
      {DRAWINGS[slug]}
    </svg>
  );
}
