import { useEffect, useRef } from "react";
import Mic from "lucide-react/icons/mic";

/** Microphone level meter; nothing is recorded. */
export function MicrophoneLevel({ stream }: { stream: MediaStream }) {
  const meter = useRef<HTMLMeterElement>(null);
  const hasSound = stream.getAudioTracks().length > 0;
  useEffect(() => {
    if (!hasSound) return undefined;
    const audioContext = new AudioContext();
    const analyser = audioContext.createAnalyser();
    analyser.fftSize = 512;
    audioContext.createMediaStreamSource(stream).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getByteTimeDomainData(samples);
      const maxAmplitude = samples.reduce(
        (peak, sample) => Math.max(peak, Math.abs(sample - 128)),
        0,
      );
      if (meter.current) meter.current.value = maxAmplitude / 128;
    }, 100);
    return () => {
      clearInterval(timer);
      void audioContext.close();
    };
  }, [stream, hasSound]);
  if (!hasSound) return null;
  return (
    <span className="flex items-center gap-1.5">
      <Mic className="size-3.75" aria-hidden />
      <meter
        ref={meter}
        min={0}
        max={1}
        aria-label="Microphone level"
        className="microphone-level"
      />
    </span>
  );
}
