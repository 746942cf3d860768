import { useEffect, useRef, useState } from "react";
import { stopStream } from "~/practice/camera/use-camera";
import { useLatest } from "./use-latest";

export interface MediaEvents {
  onRefused: (reason: "refused" | "missing") => void;
  /** In the middle of it. */
  onLost: () => void;
  onCameraProblem: (problem: "refused" | "lost") => void;
}

/** Microphone, and the camera where somebody wants to be seen. */
export function useMedia(events: MediaEvents) {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [camera, setCamera] = useState<MediaStream | null>(null);
  const isUnmounted = useRef(false);
  const latest = useLatest(events);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  useEffect(() => () => stopStream(stream), [stream]);
  useEffect(() => () => stopStream(camera), [camera]);

  return {
    stream,
    camera,
    isListening: stream !== null,
    async listen() {
      try {
        const opened = await navigator.mediaDevices.getUserMedia({ audio: true });
        if (isUnmounted.current) return stopStream(opened);
        for (const track of opened.getAudioTracks())
          track.addEventListener("ended", () => {
            setStream(null);
            latest.current.onLost();
          });
        setStream(opened);
      } catch (error) {
        const isMissing = error instanceof DOMException && error.name === "NotFoundError";
        latest.current.onRefused(isMissing ? "missing" : "refused");
      }
    },
    stopListening: () => setStream(null),
    /** Where it is refused one's initial stays. */
    async toggleCamera() {
      if (camera) return setCamera(null);
      try {
        const opened = await navigator.mediaDevices.getUserMedia({ video: { width: 640 } });
        if (isUnmounted.current) return stopStream(opened);
        for (const track of opened.getVideoTracks())
          track.addEventListener("ended", () => {
            setCamera(null);
            latest.current.onCameraProblem("lost");
          });
        setCamera(opened);
      } catch {
        latest.current.onCameraProblem("refused");
      }
    },
  };
}
