import { createSeededRandom } from "./seeded-random";

export type MotifName = "code" | "voice" | "data" | "design";

/** The shapes of a picture. Drawn twice, dim and lit, so it sets no colors. */
export function Motif({ name, seed }: { name: MotifName; seed: string }) {
  const random = createSeededRandom(`${name} ${seed}`);
  return { code: Code, voice: Voice, data: Data, design: Design }[name]({ random });
}

interface MotifProps {
  random: () => number;
}

const round = (value: number) => Math.round(value * 10) / 10;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Code: indented bars. */
function Code({ random }: MotifProps) {
  let indent = 0;
  return range(9).map((row) => {
    indent = Math.max(
      0,
      Math.min(3, indent + Math.floor(random() * 3) - (row > 5 ? 2 : 1) + (row === 1 ? 1 : 0)),
    );
    const first = round(26 + random() * 60);
    const second = round(30 + random() * 90);
    const x = 148 + indent * 24;
    return (
      <g key={row}>
        <rect x={x} y={30 + row * 21} width={first} height="7" rx="3.5" />
        <rect
          x={round(x + first + 8)}
          y={30 + row * 21}
          width={second}
          height="7"
          rx="3.5"
          opacity=".55"
        />
      </g>
    );
  });
}

/** A waveform. */
function Voice({ random }: MotifProps) {
  const phase = random() * 6;
  return range(38).map((index) => {
    const amplitude = Math.abs(Math.sin(index / 4.2 + phase)) * 0.65 + random() * 0.35;
    const height = round(10 + amplitude * 130);
    return (
      <rect
        key={index}
        x={round(62 + index * 9.4)}
        y={round(120 - height / 2)}
        width="4"
        height={height}
        rx="2"
      />
    );
  });
}

/** A scatter plot with a trend line. */
function Data({ random }: MotifProps) {
  const slope = 0.28 + random() * 0.2;
  const lineAt = (x: number) => round(190 - (x - 60) * slope);
  return (
    <>
      <path d={`M60 ${lineAt(60)}L430 ${lineAt(430)}`} className="artwork-line" />
      {range(46).map((index) => {
        const x = round(62 + random() * 364);
        const offset = (random() + random() + random() - 1.5) * 74;
        return (
          <circle key={index} cx={x} cy={round(lineAt(x) + offset)} r={index % 7 === 0 ? 5 : 3.2} />
        );
      })}
    </>
  );
}

/** A Bézier curve with handles over a layout. */
function Design({ random }: MotifProps) {
  const bend = round(40 + random() * 50);
  const end = round(60 + random() * 40);
  return (
    <>
      {range(3).map((column) => (
        <rect
          key={column}
          x={92 + column * 104}
          y="58"
          width="88"
          height={[150, 96, 124][column]}
          rx="10"
          className="artwork-frame"
        />
      ))}
      <path
        d={`M96 190C${136 + bend} 190 ${316 - bend} ${end} 386 ${end}`}
        className="artwork-line"
      />
      <path d={`M96 190H${136 + bend}M386 ${end}H${316 - bend}`} className="artwork-frame" />
      <circle cx={136 + bend} cy="190" r="5" />
      <circle cx={316 - bend} cy={end} r="5" />
      <rect x="91" y="185" width="10" height="10" />
      <rect x="381" y={end - 5} width="10" height="10" />
    </>
  );
}
