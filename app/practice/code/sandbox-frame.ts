/** Adds a frame without an origin, which may do nothing but run scripts. */
export function openSandboxFrame(src: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.setAttribute("sandbox", "allow-scripts");
  frame.src = src;
  document.body.append(frame);
  return frame;
}

/** The next matching message from the frame; undefined on timeout. */
export function waitForMessage(
  frame: HTMLIFrameElement,
  matches: (data: unknown) => boolean,
  timeoutInMs: number,
): Promise<unknown> {
  return new Promise((resolve) => {
    const handleMessage = ({ source, data }: MessageEvent) => {
      if (source !== frame.contentWindow || !matches(data)) return;
      finish(data);
    };
    const timer = setTimeout(() => finish(undefined), timeoutInMs);
    function finish(data: unknown) {
      clearTimeout(timer);
      window.removeEventListener("message", handleMessage);
      resolve(data);
    }
    window.addEventListener("message", handleMessage);
  });
}
