import { SessionRecordings } from "~/practice/camera/session-recordings";
import { useOwnInitial } from "~/practice/live-room/use-own-initial";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import type { Filmstrip, Frame } from "./filmstrip";

/** The end of a live interview: a frame a question, each opens its review. */
export function FilmstripView({
  frames,
  again,
  unanswered,
  reportUrl,
  title,
  sessionId,
}: Filmstrip & { title: string; sessionId: string }) {
  const initial = useOwnInitial();
  const count = frames.filter(({ state }) => state === "done").length;
  const answer = unanswered && {
    ...unanswered,
    label: `Answer ${unanswered.number}`,
    advice: `Go on with question ${unanswered.number}.`,
  };
  const tell = again && {
    ...again,
    label: `Tell ${again.number} again`,
    advice: `Tell question ${again.number} again.`,
  };
  const [secondStep, nextStep] = count < frames.length / 2 ? [tell, answer] : [answer, tell];
  return (
    <main id="main" className="film-end">
      <div className="film-head">
        <div className="film-title">
          <p className="text-text-2">{title}, live interview</p>
          <h1 className="num mt-2 text-title">
            {count === frames.length
              ? "Every question answered."
              : `${count} of ${frames.length} answered.`}
            <br />
            {nextStep?.advice}
          </h1>
        </div>
        <div className="film-actions num">
          <LinkButton to={reportUrl} variant="secondary" size="lg">
            Report
          </LinkButton>
          {secondStep ? (
            <LinkButton to={secondStep.to} variant="secondary" size="lg">
              {secondStep.label}
            </LinkButton>
          ) : null}
          {nextStep ? (
            <LinkButton to={nextStep.to} size="lg">
              {nextStep.label}
            </LinkButton>
          ) : null}
        </div>
      </div>
      <ol className="film-strip" aria-label="Questions">
        {frames.map((frame) => (
          <li key={frame.number} data-next={frame.number === nextStep?.number || undefined}>
            <Link to={frame.to} className="film-link">
              <FrameContent frame={frame} initial={initial} />
            </Link>
          </li>
        ))}
      </ol>
      <ol className="film-list" aria-label="By name">
        {frames.map(({ number, name, fact, to }) => (
          <li key={number}>
            <Link to={to}>
              <b>{name}</b>
              <span className="num">{fact}</span>
            </Link>
          </li>
        ))}
      </ol>
      <div className="page">
        <SessionRecordings sessionId={sessionId} />
      </div>
    </main>
  );
}

/** Where this browser has the recording, its loudness takes the place of the lines (browser/level-rings.ts). */
function FrameContent({ frame, initial }: { frame: Frame; initial: string }) {
  const { number, name, length, lines, points, fact, state, recordingKey } = frame;
  return (
    <>
      <span className="film-frame num">
        <i>{number}</i>
        {state === "skipped" ? (
          <span className="film-skipped" />
        ) : (
          <>
            <svg
              viewBox="-168 -112 336 224"
              data-level-ring={recordingKey}
              className="film-ring"
              aria-hidden
            >
              <path />
              <circle r="58" />
              <text textAnchor="middle" dy="0.35em">
                {initial}
              </text>
            </svg>
            <svg viewBox="0 0 120 80" aria-hidden>
              {lines.map((words, index) => (
                <line
                  key={index}
                  x1="24"
                  x2={24 + Math.min(72, 8 + words * 2.5)}
                  y1={16 + index * 9}
                  y2={16 + index * 9}
                />
              ))}
            </svg>
          </>
        )}
        <em>{length}</em>
      </span>
      <b>{name}</b>
      <span className="film-points" aria-hidden>
        {points.map((certainty, index) => (
          <i key={index} data-certainty={certainty} />
        ))}
      </span>
      <small className="num">{fact}</small>
    </>
  );
}
