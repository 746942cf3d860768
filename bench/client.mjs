import { Agent, request } from "node:http";

/** Requests to a server on loopback over one connection. A response is its status, headers and bytes, as sent. */
export function createClient(port, defaultHeaders = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    send(method, path, headers = {}, body = undefined) {
      return new Promise((resolve, reject) => {
        const outgoing = request({
          agent,
          port,
          host: "127.0.0.1",
          method,
          path,
          headers: {
            "Accept-Encoding": "gzip, deflate, br",
            ...defaultHeaders,
            ...headers,
            ...(body && { "Content-Length": body.byteLength }),
          },
        });
        outgoing.on("error", reject);
        outgoing.on("response", (response) => {
          const chunks = [];
          response.on("data", (chunk) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () =>
            resolve({
              status: response.statusCode,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        });
        outgoing.end(body);
      });
    },
    close: () => agent.destroy(),
  };
}
