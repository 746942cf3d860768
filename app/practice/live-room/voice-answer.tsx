import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Video from "lucide-react/icons/video";
import VideoOff from "lucide-react/icons/video-off";
import { type ReactNode, useEffect, useRef } from "react";
import { ENGINE_LABELS } from "~/practice/speech/speech-engine";
import { RETRY_MESSAGE } from "~/practice/speech/use-dictation";
import { Button } from "~/ui/button";
import { INTERVIEWER_PROFILES } from "./interviewers";
import { LevelRing } from "./level-ring";
import { Portrait } from "./portrait";
import { TimeArc } from "./time-arc";
import type { LiveTurn } from "./types";
import { splitWords } from "./use-asking";
import { COUNT_FROM } from "./use-countdown";
import { getSpokenText, type VoiceTurn } from "./use-voice-turn";

/** Whoever speaks stands in the light. */
export function VoiceAnswer({ turn, voice }: { turn: LiveTurn; voice: VoiceTurn }) {
  const isAnswering = voice.phase === "answering";
  return (
    <>
      <section className="live-middle">
        {isAnswering ? (
          <Answering turn={turn} voice={voice} />
        ) : (
          <Asking turn={turn} voice={voice} />
        )}
        <output className="live-note mt-2">
          {voice.isRetrying ? RETRY_MESSAGE : voice.message}
        </output>
      </section>
      <footer className="live-bottom">
        <div className="live-other">
          {isAnswering ? (
            <>
              <div className="live-disc">
                <Portrait interviewer={turn.interviewer} />
              </div>
              <div>
                <b>{getFirstName(turn)} is listening</b>
                <h1 className="live-asked">{turn.prompt}</h1>
              </div>
            </>
          ) : (
            <>
              <Self turn={turn} voice={voice} arc={null} />
              <p>
                <b>{voice.hasBeenHeard ? "We hear you" : "You’re next"}</b>
                {voice.hasBeenHeard ? "Microphone works" : "No need to press anything"}
              </p>
            </>
          )}
        </div>
        <Controls voice={voice} />
        <p className="live-end">
          {ENGINE_LABELS[voice.engine]}
          <br />
          The recording stays in this browser.
        </p>
      </footer>
    </>
  );
}

const getFirstName = ({ interviewer }: LiveTurn) =>
  INTERVIEWER_PROFILES[interviewer].name.split(" ")[0];

function Asking({ turn, voice }: { turn: LiveTurn; voice: VoiceTurn }) {
  const { name } = INTERVIEWER_PROFILES[turn.interviewer];
  const words = splitWords(getSpokenText(turn));
  const leadWords = turn.leadIn ? splitWords(turn.leadIn).length : 0;
  if (voice.phase === "countdown")
    return (
      <>
        <div className="live-disc live-count">
          <Portrait interviewer={turn.interviewer} />
          <svg viewBox="-168 -168 336 336" className="live-ring" aria-hidden>
            <TimeArc share={(COUNT_FROM + 1 - voice.count) / COUNT_FROM} radius={114} />
          </svg>
          <span className="num">{voice.count}</span>
        </div>
        <p className="live-who">
          <b>{name}</b> asks {turn.steps.length}{" "}
          {turn.steps.length === 1 ? "question" : "questions"}
        </p>
        <h1 className="sr-only">Starting</h1>
      </>
    );
  return (
    <>
      <div className="live-disc live-speaking">
        <Portrait interviewer={turn.interviewer} />
      </div>
      <p className="live-who">
        <b>{name}</b> {turn.part === "follow-up" ? "follows up" : "is speaking"}
      </p>
      {voice.spokenWords < leadWords ? (
        <p className="live-lead">
          <Words words={words.slice(0, leadWords)} spoken={voice.spokenWords} />
        </p>
      ) : null}
      <h1 className="live-caption">
        <Words words={words.slice(leadWords)} spoken={voice.spokenWords - leadWords} />
      </h1>
    </>
  );
}

/** Those that were said are bright. */
function Words({ words, spoken }: { words: string[]; spoken: number }) {
  const count = Math.max(0, spoken);
  return (
    <>
      {words.slice(0, count).join(" ")}{" "}
      <span className="text-muted">{words.slice(count).join(" ")}</span>
    </>
  );
}

function Answering({ turn, voice }: { turn: LiveTurn; voice: VoiceTurn }) {
  return (
    <>
      <Self turn={turn} voice={voice} arc={voice.arc} />
      <p className="live-heard" aria-hidden>
        {voice.heardWords.isShown ? (
          <>
            <span>{getLastWords(voice.spoken.transcript)}</span> {voice.interim}
          </>
        ) : null}
      </p>
    </>
  );
}

const HEARD_WORDS = 18;

function getLastWords(text: string): string {
  const words = splitWords(text);
  return `${words.length > HEARD_WORDS ? "… " : ""}${words.slice(-HEARD_WORDS).join(" ")}`;
}

function Self({ turn, voice, arc }: { turn: LiveTurn; voice: VoiceTurn; arc: number | null }) {
  return (
    <LevelRing stream={voice.isPaused ? null : voice.media.stream} arc={arc}>
      {voice.media.camera ? (
        <OwnVideo stream={voice.media.camera} />
      ) : (
        <span className="live-self" aria-hidden>
          {turn.initial}
        </span>
      )}
    </LevelRing>
  );
}

function OwnVideo({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return <video ref={video} autoPlay muted playsInline className="live-self -scale-x-100" />;
}

/** The camera at the right and the button in the middle stay in their places from step to step. */
function Controls({ voice }: { voice: VoiceTurn }) {
  const { camera, toggleCamera } = voice.media;
  return (
    <div className="live-steady">
      <StepControls voice={voice} />
      <Round
        label={camera ? "Camera off" : "Camera on"}
        isOff={!camera}
        onClick={() => void toggleCamera()}
      >
        {camera ? <Video aria-hidden /> : <VideoOff aria-hidden />}
      </Round>
    </div>
  );
}

function StepControls({ voice }: { voice: VoiceTurn }) {
  switch (voice.phase) {
    case "countdown":
      return (
        <>
          <span />
          <Button type="button" variant="secondary" className="live-pill" onClick={voice.ask}>
            Start now
          </Button>
        </>
      );
    case "answering":
      return (
        <>
          <Round label={voice.isPaused ? "Go on" : "Pause"} onClick={voice.togglePause}>
            {voice.isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          </Round>
          <Button type="button" className="live-pill" onClick={voice.finish}>
            I’m done
          </Button>
        </>
      );
    default:
      return (
        <>
          <Round label="Ask again" onClick={voice.ask}>
            <RotateCcw aria-hidden />
          </Round>
          <Button
            type="button"
            variant="secondary"
            className="live-pill"
            onClick={voice.startAnswering}
          >
            Answer now
          </Button>
        </>
      );
  }
}

interface RoundProps {
  label: string;
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Round({ label, isOff = false, onClick, children }: RoundProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-off={isOff || undefined}
      className="live-round"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
