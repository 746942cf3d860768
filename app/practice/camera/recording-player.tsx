import Trash2 from "lucide-react/icons/trash";
import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import {
  deleteRecording,
  getRecording,
  RETENTION_DAYS,
  onRecordingChange,
} from "./recording-store";

/** The recording of an answer, if this browser has one. */
export function RecordingPlayer({ recordingKey }: { recordingKey: string }) {
  const url = useRecording(recordingKey);
  if (url === null) return null;
  return (
    <section
      aria-labelledby="recording"
      className="my-8 grid items-center gap-x-9 gap-y-5 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]"
    >
      {/* The user's own recording: the answer is on the page as text. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        src={url}
        controls
        playsInline
        className="aspect-[16/10.5] w-full rounded-panel border border-hairline bg-surface-1"
      />
      <div>
        <h2 id="recording" className="text-section">
          Your recording
        </h2>
        <p className="mt-2 max-w-[32em] text-text-2">
          Watch it next to the coach’s notes: do you answer in the first sentence? Do you look at
          the camera? Your face and voice are never scored.
        </p>
        <p className="mt-2 text-sm text-muted">
          Stored only in this browser and deleted after {RETENTION_DAYS} days.
        </p>
        <Button
          type="button"
          size="sm"
          variant="secondary"
          className="mt-4"
          onClick={() => void deleteRecording(recordingKey)}
        >
          <Trash2 aria-hidden />
          Delete recording
        </Button>
      </div>
    </section>
  );
}

function useRecording(recordingKey: string): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let objectUrl: string | null = null;
    let isUnmounted = false;
    const loadRecording = async () => {
      // Without storage there is no recording.
      const recording = await getRecording(recordingKey).catch(() => undefined);
      if (isUnmounted) return;
      if (objectUrl) URL.revokeObjectURL(objectUrl);
      objectUrl = recording ? URL.createObjectURL(recording.blob) : null;
      setUrl(objectUrl);
    };
    void loadRecording();
    const unsubscribe = onRecordingChange(() => void loadRecording());
    return () => {
      isUnmounted = true;
      unsubscribe();
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [recordingKey]);
  return url;
}
