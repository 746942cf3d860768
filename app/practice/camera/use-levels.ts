import { useEffect, useRef } from "react";

/** Twelve levels a second. */
export const LEVEL_INTERVAL_MS = 80;
/** From here on it is a sound. */
export const HEARD_LEVEL = 0.06;

/** Calls back with the loudness of a stream, 0 to 1. */
export function useLevels(stream: MediaStream | null, onLevel: (level: number) => void): void {
  const onLevelRef = useRef(onLevel);
  useEffect(() => {
    onLevelRef.current = onLevel;
  });
  useEffect(() => {
    if (!stream) return undefined;
    const audioContext = new AudioContext();
    const analyser = audioContext.createAnalyser();
    analyser.fftSize = 512;
    audioContext.createMediaStreamSource(stream).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getByteTimeDomainData(samples);
      const peak = samples.reduce((max, sample) => Math.max(max, Math.abs(sample - 128)), 0);
      onLevelRef.current(Math.min(1, peak / 128));
    }, LEVEL_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      void audioContext.close();
    };
  }, [stream]);
}
