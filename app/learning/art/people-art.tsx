/** Two people talk: the point first, then what supports it. */
export function SpeechBubbles() {
  return (
    <>
      <path
        d="M92 40H280A16 16 0 0 1 296 56V126A16 16 0 0 1 280 142H150L122 166V142H92A16 16 0 0 1 76 126V56A16 16 0 0 1 92 40Z"
        className="artwork-line"
      />
      <rect x="102" y="64" width="150" height="13" rx="6.5" />
      <rect x="102" y="91" width="112" height="7" rx="3.5" opacity=".5" />
      <rect x="102" y="108" width="134" height="7" rx="3.5" opacity=".5" />
      <path
        d="M322 108H388A14 14 0 0 1 402 122V176A14 14 0 0 1 388 190H374V210L350 190H256A14 14 0 0 1 242 176V166"
        className="artwork-frame"
      />
      <circle cx="286" cy="168" r="5" />
      <circle cx="310" cy="168" r="5" opacity=".7" />
      <circle cx="334" cy="168" r="5" opacity=".45" />
    </>
  );
}

/** People who go the same way, with one in front. */
export function LeadingArrow() {
  const followers = [
    [96, 62, -14],
    [84, 118, 4],
    [104, 176, 16],
    [168, 88, -6],
    [164, 148, 8],
    [232, 118, 1],
  ];
  return (
    // Narrow enough for the covers, which cut sixty off each side.
    <g transform="translate(30 15) scale(.84)">
      <path d="M60 214C150 196 250 150 416 52" className="artwork-frame" strokeDasharray="3 7" />
      {followers.map(([x = 0, y = 0, turn = 0], index) => (
        <path
          key={`${x} ${y}`}
          d="M-15-11L17 0L-15 11L-7 0Z"
          transform={`translate(${x} ${y}) rotate(${turn - 22})`}
          opacity={0.4 + index * 0.08}
        />
      ))}
      <path d="M-30-23L36 0L-30 23L-13 0Z" transform="translate(334 96) rotate(-27)" />
      <circle cx="420" cy="50" r="9" className="artwork-line" />
      <circle cx="420" cy="50" r="18" className="artwork-frame" />
    </g>
  );
}

/** A cause-and-effect diagram: branches lead to the problem. */
export function Fishbone() {
  return (
    <>
      <path d="M64 120H356" className="artwork-line" />
      <path
        d="M132 52L176 120M224 52L268 120M132 188L176 120M224 188L268 120M152 83H112M244 83H204M152 157H112M244 157H204M164 102H132M256 138H224"
        className="artwork-frame"
      />
      <path d="M316 52L344 108M316 188L344 132" className="artwork-frame" />
      <rect x="104" y="36" width="56" height="14" rx="7" opacity=".6" />
      <rect x="196" y="36" width="56" height="14" rx="7" opacity=".6" />
      <rect x="288" y="36" width="56" height="14" rx="7" opacity=".6" />
      <rect x="104" y="190" width="56" height="14" rx="7" opacity=".6" />
      <rect x="196" y="190" width="56" height="14" rx="7" />
      <rect x="288" y="190" width="56" height="14" rx="7" opacity=".6" />
      <path d="M224 188L268 120H356" className="artwork-line" />
      <path d="M358 90H396A12 12 0 0 1 408 102V138A12 12 0 0 1 396 150H358Z" />
    </>
  );
}

/** Papers on the way to an open door. */
export function OpenDoor() {
  return (
    <>
      <path d="M64 206H416" className="artwork-frame" />
      <path d="M286 206V42H376V206" className="artwork-line" />
      <path d="M286 42L330 62V224L286 206Z" />
      <circle cx="318" cy="146" r="4" className="artwork-line" />
      <path d="M92 196C140 190 190 170 262 150" className="artwork-frame" strokeDasharray="3 7" />
      {[
        [96, 72, 0.4],
        [148, 58, 0.55],
        [200, 44, 0.75],
      ].map(([x = 0, y = 0, opacity = 1]) => (
        <g key={x} transform={`translate(${x} ${y})`} opacity={opacity}>
          <rect width="58" height="76" rx="5" className="artwork-frame" />
          <rect x="10" y="12" width="26" height="7" rx="3.5" />
          <rect x="10" y="30" width="38" height="5" rx="2.5" opacity=".6" />
          <rect x="10" y="42" width="34" height="5" rx="2.5" opacity=".6" />
          <rect x="10" y="54" width="38" height="5" rx="2.5" opacity=".6" />
        </g>
      ))}
    </>
  );
}
