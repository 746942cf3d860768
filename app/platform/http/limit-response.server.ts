/** A response of another server whose body fails once it is longer than this. */
export function limitResponse(response: Response, maxBytes: number): Response {
  if (!response.body) return response;
  let bytes = 0;
  const limited = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) throw new RangeError("The response is too long.");
        controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(limited, { status, statusText, headers });
}
