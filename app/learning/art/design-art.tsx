/** Three screens of a task, and how a person feels at each. */
export function JourneyMap() {
  return (
    <>
      {[84, 196, 308].map((x, index) => (
        <g key={x}>
          <rect x={x} y="34" width="88" height="126" rx="12" className="artwork-frame" />
          <rect x={x + 14} y="50" width={[40, 60, 34][index]} height="8" rx="4" />
          <rect
            x={x + 14}
            y="68"
            width="60"
            height={[34, 14, 42][index]}
            rx="6"
            className="artwork-frame"
          />
          <rect x={x + 14} y={[112, 92, 120][index]} width="60" height="7" rx="3.5" opacity=".45" />
          <rect x={x + 14} y="134" width="60" height="14" rx="7" opacity={index === 2 ? 1 : 0.6} />
        </g>
      ))}
      <path
        d="M176 97H190M184 91L190 97L184 103M288 97H302M296 91L302 97L296 103"
        className="artwork-frame"
      />
      <path
        d="M84 192C120 192 150 184 178 200C214 220 236 218 262 200C296 178 340 178 396 180"
        className="artwork-line"
      />
      <circle cx="128" cy="190" r="6" />
      <circle cx="226" cy="214" r="6" opacity=".6" />
      <circle cx="352" cy="179" r="6" />
    </>
  );
}

/** A curve drawn with the pen on a grid, selected. */
export function BezierCurve() {
  return (
    <>
      <path
        d="M96 24V216M144 24V216M192 24V216M240 24V216M288 24V216M336 24V216M384 24V216M72 48H408M72 96H408M72 144H408M72 192H408"
        className="artwork-frame"
        opacity=".5"
      />
      <rect x="120" y="60" width="240" height="120" className="artwork-frame" />
      <path d="M120 180C132 84 216 60 240 120C264 180 340 168 360 60" className="artwork-line" />
      <path d="M120 180L140 76M360 60L334 172M206 42L274 198" className="artwork-frame" />
      <circle cx="140" cy="76" r="5" />
      <circle cx="334" cy="172" r="5" />
      <circle cx="206" cy="42" r="5" />
      <circle cx="274" cy="198" r="5" />
      <rect x="113" y="173" width="14" height="14" />
      <rect x="353" y="53" width="14" height="14" />
      <rect x="233" y="113" width="14" height="14" />
      <path d="M376 118L400 160L386 157L379 170Z" />
    </>
  );
}
