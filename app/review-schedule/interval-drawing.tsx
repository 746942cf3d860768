/** How long each answer lasts: what you remember falls until the next attempt, more slowly every time. */
export function IntervalDrawing() {
  return (
    <figure className="interval-drawing">
      <svg viewBox="0 0 640 176" className="idea-art" aria-hidden focusable="false">
        <path d="M8 164h624" />
        <path d="M8 32c14 62 44 96 160 108M168 32c30 54 70 78 160 88M328 32c40 42 86 56 160 64" />
        <path className="lit-line" d="M488 32c44 22 88 30 144 34" />
        <path className="interval-jump" d="M168 140V32M328 120V32M488 96V32" />
        <circle className="dim-dot" cx="8" cy="32" r="6" />
        <circle className="dim-dot" cx="168" cy="32" r="6" />
        <circle className="dim-dot" cx="328" cy="32" r="6" />
        <circle className="lit-dot" cx="488" cy="32" r="9" />
      </svg>
      <ol>
        <li>First answer</li>
        <li>Next day</li>
        <li>About a week</li>
        <li>Three weeks</li>
      </ol>
      <figcaption>
        Interview questions, code questions and course quizzes come back by the same schedule: the
        next day after a weak attempt, within a week after a fair one, and later each time you still
        know it. Still right after three weeks? It’s mastered. A code exercise whose tests fail
        comes back the next day until you solve it.
      </figcaption>
    </figure>
  );
}
