import { useCallback, useEffect, useRef, useState } from "react";

export type CameraState = "off" | "asking" | "on" | "refused" | "missing";

/** Where this tab keeps the address of the session in which the camera is on. */
const STORAGE_KEY = "camera";

/**
 * Camera and microphone on request; one of them is enough. Once turned on it comes back with the
 * session's next question, where the browser needn't ask again.
 */
export function useCamera() {
  const [state, setState] = useState<CameraState>("off");
  const [stream, setStream] = useState<MediaStream | null>(null);
  const isUnmounted = useRef(false);
  const turnOn = useCallback(async () => {
    setState("asking");
    try {
      const newStream = await openStream();
      // Permission came after unmount: stop the stream.
      if (isUnmounted.current) return stopStream(newStream);
      sessionStorage.setItem(STORAGE_KEY, location.pathname);
      setStream(newStream);
      setState("on");
    } catch (error) {
      setState(isDOMExceptionNamed(error, "NotAllowedError") ? "refused" : "missing");
    }
  }, []);
  // Stop the stream on unmount or when turned off.
  useEffect(() => () => stopStream(stream), [stream]);
  useEffect(() => {
    isUnmounted.current = false;
    if (sessionStorage.getItem(STORAGE_KEY) === location.pathname)
      void isCameraAllowed().then((isAllowed) =>
        isAllowed && !isUnmounted.current ? turnOn() : undefined,
      );
    return () => {
      isUnmounted.current = true;
    };
  }, [turnOn]);
  return {
    state,
    stream,
    turnOn,
    turnOff() {
      sessionStorage.removeItem(STORAGE_KEY);
      setStream(null);
      setState("off");
    },
  };
}

/** Whether the camera starts without a question; false where the browser can't say. */
async function isCameraAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: "camera" })).state === "granted";
  } catch {
    return false;
  }
}

/** A low resolution that works on old machines. */
const VIDEO_CONSTRAINTS = {
  width: { ideal: 640 },
  height: { ideal: 400 },
  frameRate: { ideal: 20 },
};

async function openStream(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ video: VIDEO_CONSTRAINTS, audio: true });
  } catch (error) {
    // No microphone: the preview works without one.
    if (isDOMExceptionNamed(error, "NotFoundError"))
      return navigator.mediaDevices.getUserMedia({ video: VIDEO_CONSTRAINTS });
    throw error;
  }
}

export function stopStream(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

const isDOMExceptionNamed = (error: unknown, name: string) =>
  error instanceof DOMException && error.name === name;
