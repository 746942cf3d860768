import { Mic } from "lucide-react";
import { useEffect, useRef } from "react";

/** How loud the microphone hears, so that one knows it does; nothing is kept. */
export function MicrophoneLevel({ stream }: { stream: MediaStream }) {
  const meter = useRef<HTMLMeterElement>(null);
  const hasSound = stream.getAudioTracks().length > 0;
  useEffect(() => {
    if (!hasSound) return undefined;
    const audio = new AudioContext();
    const analyser = audio.createAnalyser();
    analyser.fftSize = 512;
    audio.createMediaStreamSource(stream).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getByteTimeDomainData(samples);
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0);
      if (meter.current) meter.current.value = loudest / 128;
    }, 100);
    return () => {
      clearInterval(timer);
      void audio.close();
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
