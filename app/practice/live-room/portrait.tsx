import type { Interviewer } from "~/practice/store/live-settings";

interface Look {
  hair: string;
  fringe: string;
  glasses: boolean;
  collar: string;
}

const LOOKS: Record<Interviewer, Look> = {
  // Shoulder-length hair and glasses.
  screening: {
    hair: "M58 108C50 60 66 34 100 34s52 26 44 74c6 18 4 34-4 42H60c-8-8-8-26-2-42Z",
    fringe: "M68 86c2-26 14-36 34-36 20 0 32 12 31 36-12-4-22-12-28-22-8 12-20 20-37 22Z",
    glasses: true,
    collar: "M76 156l24 22 24-22",
  },
  // Short curls.
  peer: {
    hair: "M64 92c-10-6-8-22 2-26-2-14 12-24 24-20 8-10 26-8 30 2 14-2 22 12 18 22 8 8 4 22-4 24Z",
    fringe:
      "M70 84c0-14 8-22 16-22 6-8 24-8 30 0 8 0 16 8 14 22-6-8-12-10-18-8-8-6-18-6-24 0-6-2-12 0-18 8Z",
    glasses: false,
    collar: "M80 154q20 16 40 0",
  },
  // Hair tied up.
  manager: {
    hair: "M66 92c-4-32 10-50 34-50s38 18 34 50ZM100 16a17 15 0 1 0 .1 0Z",
    fringe: "M69 86c0-24 12-34 31-34s31 10 31 34c-8-2-16-10-20-20-8 10-22 18-42 20Z",
    glasses: false,
    collar: "M72 158l28 30 28-30",
  },
};

/** The interviewer, drawn. */
export function Portrait({ interviewer }: { interviewer: Interviewer }) {
  const { hair, fringe, glasses, collar } = LOOKS[interviewer];
  return (
    <svg viewBox="0 0 200 200" className="live-face" aria-hidden>
      <g fill="#fff" stroke="#111" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d={hair} fill="#111" />
        <path d="M22 204c4-34 28-46 62-50v-22h32v22c34 4 58 16 62 50Z" />
        <path d={collar} fill="none" />
        <path d="M69 84c0 44 12 60 31 60s31-16 31-60c0-22-12-34-31-34S69 62 69 84Z" />
        <path d={fringe} fill="#111" />
        <path d="M80 88h9M111 88h9M100 96q5 10-3 12M90 122q10 7 20 0" fill="none" />
        <path d="M84 99v2M116 99v2" fill="none" strokeWidth="6" />
        {glasses ? (
          <path d="M73 94h24v14H73ZM103 94h24v14h-24ZM97 99h6" fill="none" strokeWidth="3" />
        ) : null}
      </g>
    </svg>
  );
}
