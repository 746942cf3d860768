// A server that does nothing but send bytes: the same responses as Pathlight's, headers too, from a file of JSON.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const pages = new Map(
  JSON.parse(readFileSync(process.argv[2], "utf8")).map(({ path, headers, body }) => [
    path,
    { headers, body: Buffer.from(body, "base64") },
  ]),
);
const server = createServer((request, response) => {
  const page = pages.get(request.url);
  if (!page) return response.writeHead(404).end();
  response.writeHead(200, page.headers);
  response.end(page.body);
});
server.listen(Number(process.env.PORT), () => console.log(`ready on port ${process.env.PORT}`));
