const DOTS = [
  [276, 150],
  [286, 132],
  [294, 164],
  [302, 118],
  [312, 140],
  [320, 104],
  [330, 126],
  [338, 88],
  [350, 108],
  [356, 132],
  [366, 78],
  [374, 98],
  [384, 62],
  [394, 84],
];

/** A table, and what its rows look like as dots. */
export function TableAndDots() {
  return (
    // Narrow enough for the covers, which cut sixty off each side.
    <g transform="translate(29 16) scale(.87)">
      <rect x="64" y="42" width="160" height="156" rx="10" className="artwork-frame" />
      <path
        d="M64 72H224M64 104H224M64 136H224M64 168H224M118 42V198M172 42V198"
        className="artwork-frame"
      />
      {[0, 1, 2, 3, 4].map((row) => (
        <g key={row} opacity={row === 0 ? 1 : 0.55}>
          <rect x="76" y={53 + row * 32} width={[30, 24, 28, 20, 26][row]} height="8" rx="4" />
          <rect x="130" y={53 + row * 32} width={[26, 16, 28, 22, 12][row]} height="8" rx="4" />
          <rect x="184" y={53 + row * 32} width={[24, 28, 14, 20, 26][row]} height="8" rx="4" />
        </g>
      ))}
      <path d="M234 120H252M247 114L253 120L247 126" className="artwork-line" />
      <path d="M266 42V198H420" className="artwork-frame" />
      <path d="M276 160L408 62" className="artwork-line" strokeDasharray="6 6" />
      {DOTS.map(([x, y], index) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={index % 4 === 0 ? 6 : 4} />
      ))}
    </g>
  );
}

/** Loss while a model trains: on new data it falls, then rises again. */
export function LossCurves() {
  return (
    <>
      <path d="M84 34V200H412" className="artwork-frame" />
      <path d="M84 158H412M84 116H412M84 74H412" className="artwork-frame" strokeDasharray="2 8" />
      <path d="M96 48C130 150 190 178 404 188" className="artwork-line" />
      <path d="M96 40C128 118 186 146 238 144C296 142 350 116 404 72" className="artwork-line" />
      <path d="M232 34V200" className="artwork-frame" strokeDasharray="5 5" />
      <circle cx="232" cy="144" r="8" />
      {[120, 152, 188, 276, 318, 360].map((x, index) => (
        <circle key={x} cx={x} cy={[92, 126, 141, 139, 124, 101][index]} r="3.5" opacity=".7" />
      ))}
    </>
  );
}
