import { once } from "node:events";
import { connect } from "node:net";

const END_OF_HEAD = Buffer.from("\r\n\r\n");
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/**
 * Requests the paths in turns over as many connections as said, one request after the other on each, as fast as
 * the server answers. Raw sockets: an HTTP client would cost more than the server that is measured.
 */
export async function load({ port, paths, seconds, connections = 50, headers = {} }) {
  const head = Object.entries({
    Host: `localhost:${port}`,
    "Accept-Encoding": "gzip, deflate, br",
    ...headers,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${head}\r\n`));
  const result = { times: [], statuses: {}, bytes: 0 };
  let count = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, () =>
      runConnection(port, () => requests[count++ % requests.length], endsAt, result),
    ),
  );
  const duration = (performance.now() - startedAt) / 1000;
  return {
    perSecond: result.times.length / duration,
    bytes: result.bytes / result.times.length,
    statuses: result.statuses,
    ...percentiles(result.times),
  };
}

function runConnection(port, nextRequest, endsAt, result) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    socket.setNoDelay(true);
    let response = createResponse();
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      if (sentAt > endsAt) socket.destroy();
      else socket.write(nextRequest());
    };
    socket.on("connect", send);
    socket.on("data", (chunk) => {
      if (!response.add(chunk)) return;
      result.times.push(performance.now() - sentAt);
      result.statuses[response.status] = (result.statuses[response.status] ?? 0) + 1;
      result.bytes += response.length;
      response = createResponse();
      send();
    });
    socket.on("error", reject);
    socket.on("close", resolve);
  });
}

/** A connection that is used for one request after the other; `send` resolves to the status. */
export async function openConnection(port) {
  const socket = connect(port, "127.0.0.1");
  socket.setNoDelay(true);
  await once(socket, "connect");
  let response = createResponse();
  let settle;
  socket.on("data", (chunk) => {
    if (!response.add(chunk)) return;
    const { status } = response;
    response = createResponse();
    settle.resolve(status);
  });
  for (const event of ["error", "end"])
    socket.on(event, () => settle?.reject(new Error("the server closed the connection")));
  return {
    send(request) {
      settle = Promise.withResolvers();
      socket.write(request);
      return settle.promise;
    },
    close: () => socket.destroy(),
  };
}

/** Reads one response: as much of it as says where it ends. */
function createResponse() {
  let head = Buffer.alloc(0);
  let missing = null;
  const response = {
    status: "",
    length: 0,
    add(chunk) {
      response.length += chunk.length;
      if (missing === null) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf(END_OF_HEAD);
        if (end < 0) return false;
        const text = head.latin1Slice(0, end).toLowerCase();
        response.status = text.slice(9, 12);
        const length = /\ncontent-length: (\d+)/.exec(text)?.[1];
        missing = length === undefined ? Number.NaN : Number(length) + end + 4 - head.length;
      } else missing -= chunk.length;
      return Number.isNaN(missing)
        ? chunk.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
        : missing <= 0;
    },
  };
  return response;
}

export function percentiles(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const p = (percent) => sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
  return { p50: p(50), p99: p(99) };
}
