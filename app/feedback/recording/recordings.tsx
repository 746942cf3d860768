import { useEffect, useState } from "react";
import {
  deleteRecording,
  getRecording,
  type Recording,
  RETENTION_DAYS,
} from "~/practice/camera/recording-store";
import { isInBrowser } from "~/ui/island";
import { RecordingPlayer } from "./recording-player";
import type { RecordedAnswer } from "./types";

/** Plays what this browser recorded of an answer and its follow-up. */
export function Recordings({ answers }: { answers: RecordedAnswer[] }) {
  const [recordings, setRecordings] = useState<Recording[]>();
  useEffect(() => {
    void Promise.all(answers.map(({ recordingKey }) => getRecording(recordingKey))).then((stored) =>
      setRecordings(stored.filter((recording) => recording !== undefined)),
    );
  }, [answers]);
  if (!isInBrowser || !recordings) return null;
  if (recordings.length === 0) return <p className="text-sm text-muted">Recording deleted.</p>;

  const remove = async (key: string) => {
    await deleteRecording(key);
    setRecordings(recordings.filter(({ recordingKey }) => recordingKey !== key));
  };
  return (
    <>
      <h2 className="text-section">Your recording</h2>
      {recordings.map((recording) => {
        const answer = answers.find(({ recordingKey }) => recordingKey === recording.recordingKey);
        return answer ? (
          <RecordingPlayer
            key={recording.recordingKey}
            recording={recording}
            answer={answer}
            onDelete={() => void remove(recording.recordingKey)}
          />
        ) : null;
      })}
      <p className="mt-6 max-w-(--measure) text-sm text-muted">
        Stored only in this browser and deleted after {RETENTION_DAYS} days. Your face and voice are
        never scored.
      </p>
    </>
  );
}
