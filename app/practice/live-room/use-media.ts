import { useEffect, useRef, useState } from "react";
import { stopStream } from "~/practice/camera/use-camera";
import { useLatest } from "./use-latest";

interface MediaEvents {
  onRefused: () => void;
  onLost: () => void;
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
          track.addEventListener("ended", () => latest.current.onLost());
        setStream(opened);
      } catch {
        latest.current.onRefused();
      }
    },
    stopListening: () => setStream(null),
    /** Where it is refused one's initial stays. */
    async toggleCamera() {
      if (camera) return setCamera(null);
      const opened = await navigator.mediaDevices
        .getUserMedia({ video: { width: 640 } })
        .catch(() => null);
      if (isUnmounted.current) return stopStream(opened);
      setCamera(opened);
    },
  };
}
