import { useEffect, useRef, useState } from "react";

/** Plays a recording; what is shown beside it follows `time`. */
export function usePlayer(blob: Blob) {
  const ref = useRef<HTMLVideoElement>(null);
  const [time, setTime] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasPicture, setHasPicture] = useState(false);
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    if (ref.current) ref.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob]);

  const play = () => {
    // It rejects where a pause comes first.
    void ref.current?.play().catch(() => undefined);
  };
  const seek = (seconds: number) => {
    if (ref.current) ref.current.currentTime = seconds;
    setTime(seconds);
  };
  return {
    time,
    isPlaying,
    hasPicture,
    seek,
    playFrom(seconds: number) {
      seek(seconds);
      play();
    },
    toggle: () => (isPlaying ? ref.current?.pause() : play()),
    videoProps: {
      ref,
      playsInline: true,
      onTimeUpdate: () => setTime(ref.current?.currentTime ?? 0),
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onLoadedMetadata: () => setHasPicture((ref.current?.videoWidth ?? 0) > 0),
    },
  };
}
