import { SessionRecordings } from "~/practice/camera/session-recordings";
import { useOwnInitial } from "~/practice/live-room/use-own-initial";
import { LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { Filmstrip, Frame } from "./filmstrip";

/** The end of a live interview: a frame a question, each opens its review. */
export function FilmstripView({
  frames,
  again,
  reportUrl,
  title,
  sessionId,
}: Filmstrip & { title: string; sessionId: string }) {
  const initial = useOwnInitial();
  const told = frames.filter(({ state }) => state === "done").length;
  return (
    <Page compact>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-5">
        <div className="mr-auto">
          <p className="text-text-2">{title}, live interview</p>
          <h1 className="num mt-2 text-title">
            {told} told, {frames.length - told} left out.
            {again ? (
              <>
                <br />
                Tell question {again.number} again.
              </>
            ) : null}
          </h1>
        </div>
        <LinkButton to={reportUrl} variant="secondary" size="lg">
          Report
        </LinkButton>
        {again ? (
          <LinkButton to={again.to} size="lg">
            Tell {again.number} again
          </LinkButton>
        ) : null}
      </div>
      <ol className="film-strip" aria-label="Questions">
        {frames.map((frame) => (
          <li key={frame.number} data-again={frame.number === again?.number || undefined}>
            {frame.to ? (
              <Link to={frame.to} className="film-link">
                <FrameContent frame={frame} initial={initial} />
              </Link>
            ) : (
              <FrameContent frame={frame} initial={initial} />
            )}
          </li>
        ))}
      </ol>
      <SessionRecordings sessionId={sessionId} />
    </Page>
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
          <span className="film-skipped">left out</span>
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
      <small>{fact}</small>
    </>
  );
}
