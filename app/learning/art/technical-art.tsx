/** Code as Python sees it: indentation makes the blocks. */
export function IndentedBlocks() {
  const rows = [
    [0, 74, 40],
    [1, 52, 96],
    [2, 88, 30],
    [2, 40, 70],
    [1, 60, 44],
    [2, 110, 0],
    [0, 46, 84],
    [1, 92, 36],
  ];
  return (
    <>
      <path d="M141 46V184M173 70V112M173 142V160M141 190V208" className="artwork-frame" />
      {rows.map(([depth = 0, first = 0, second = 0], index) => {
        const x = 134 + depth * 32;
        const y = 28 + index * 24;
        return (
          <g key={y}>
            <rect x={x} y={y} width={first} height="9" rx="4.5" />
            {second > 0 ? (
              <rect x={x + first + 9} y={y} width={second} height="9" rx="4.5" opacity=".5" />
            ) : null}
          </g>
        );
      })}
      <rect x="318" y="196" width="3" height="14" />
    </>
  );
}

/** The box model: margin, border, padding, content. */
export function BoxModel() {
  return (
    <>
      <rect
        x="84"
        y="22"
        width="312"
        height="196"
        rx="16"
        className="artwork-frame"
        strokeDasharray="5 6"
      />
      <rect x="122" y="50" width="236" height="140" rx="12" className="artwork-line" />
      <rect
        x="156"
        y="78"
        width="168"
        height="84"
        rx="8"
        className="artwork-frame"
        strokeDasharray="2 4"
      />
      <rect x="180" y="96" width="84" height="9" rx="4.5" />
      <rect x="180" y="115" width="120" height="9" rx="4.5" opacity=".55" />
      <rect x="180" y="134" width="62" height="9" rx="4.5" opacity=".55" />
      <path
        d="M240 22V50M236 26L240 22L244 26M236 46L240 50L244 46M122 206H358M122 202V210M358 202V210M324 120H358M328 116L324 120L328 124M354 116L358 120L354 124"
        className="artwork-frame"
      />
    </>
  );
}

/** A tree of components: one of them renders again, and what is below it. */
export function ComponentTree() {
  const nodes = [
    [204, 26, 72],
    [96, 96, 72],
    [204, 96, 72],
    [312, 96, 72],
    [60, 166, 60],
    [138, 166, 60],
    [252, 166, 60],
    [330, 166, 60],
    [408, 166, 44],
  ];
  return (
    // Narrow enough for the covers, which cut sixty off each side.
    <g transform="translate(51 30) scale(.74)">
      <path
        d="M240 56V76M132 76H348M132 76V96M240 76V96M348 76V96M132 126V146M90 146H168M90 146V166M168 146V166M348 126V146M282 146H430M282 146V166M360 146V166M430 146V166"
        className="artwork-frame"
      />
      {nodes.map(([x = 0, y = 0, width = 0], index) =>
        [3, 6, 7].includes(index) ? (
          <rect key={`${x} ${y}`} x={x} y={y} width={width} height="30" rx="9" />
        ) : (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width={width}
            height="30"
            rx="9"
            className="artwork-line"
          />
        ),
      )}
      <path d="M398 88A66 66 0 0 1 424 148M416 141L424 149L431 140" className="artwork-line" />
    </g>
  );
}
