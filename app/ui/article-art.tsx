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

/** What the article is about, on a field of 24 by 24, over the stages of an interview (icons from lucide, ISC license). */
const SUBJECTS: Record<string, string> = {
  "interviews-in-technology": "m16 18 6-6-6-6M8 6l-6 6 6 6m6-14-4 16",
  "interviews-in-healthcare":
    "M11 2v2M5 2v2M5 3H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5a2 2 0 0 0-2-2h-1M8 15a6 6 0 0 0 12 0v-3M18 10a2 2 0 1 0 4 0 2 2 0 1 0-4 0",
  "interviews-in-business":
    "M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z",
  "interviews-in-education":
    "M21.42 10.92a1 1 0 0 0-.02-1.84L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.83l8.57 3.91a2 2 0 0 0 1.66 0zM22 10v6M6 12.5V16a6 3 0 0 0 12 0v-3.5",
  "interviews-in-law":
    "M12 3v18m7-13 3 8a5 5 0 0 1-6 0zV7M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1M5 8l3 8a5 5 0 0 1-6 0zV7m2 14h10",
  "interviews-in-engineering":
    "m12.99 6.74 1.93 3.44M19.14 12a10 10 0 0 1-14.27 0M21 21l-2.16-3.84M3 21l8.02-14.26M10 5a2 2 0 1 0 4 0 2 2 0 1 0-4 0",
  "interviews-in-environmental-work":
    "M11 20a10 10 0 0 0 10-10 25.9 25.9 0 0 0-1.04-7.28 1 1 0 0 0-1.76-.33C15.83 5.5 13 5.5 9.8 6.1A7 7 0 0 0 11 20M2 21a5 5 0 0 1 2.91-4.54C7.61 15.21 8.35 15.24 11 13",
  "interviews-in-finance": "M3 3v16a2 2 0 0 0 2 2h16m-3-4V9m-5 8V5M8 17v-3",
  "interviews-in-marketing": "m3 11 18-5v12L3 14zm8.6 5.8a3 3 0 1 1-5.8-1.6",
  "questions-to-ask-in-an-interview":
    "M7.9 20A9 9 0 1 0 4 16.1L2 22ZM9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3m.08 4h.01",
};

function SubjectDrawing({ path }: { path: string }) {
  return (
    <>
      <path d="M128 316h384" />
      <circle className="lit-dot" cx="128" cy="316" r="10" />
      {[256, 384, 512].map((x) => (
        <circle key={x} className="dim-dot" cx={x} cy="316" r="7" />
      ))}
      <path
        className="lit-line"
        d={path}
        transform="translate(236 84) scale(7)"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

export function ArticleArt({ slug }: { slug: string }) {
  const path = SUBJECTS[slug];
  return (
    <svg viewBox="0 0 640 400" className="idea-art article-art" aria-hidden focusable="false">
      {path ? <SubjectDrawing path={path} /> : DRAWINGS[slug]}
    </svg>
  );
}
