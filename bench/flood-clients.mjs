// The flood of flood.mjs: clients with an address each that send requests of one kind, each as soon as it has the
// response to the one before.
import { createClient } from "./client.mjs";

const CLIENTS = 20;
const MAX_LENGTH = 49_000;
const [kind, port] = process.argv.slice(2);
const statuses = new Map();
const times = [];
const stop = new AbortController();

// Encoded once, so that the clients leave the processors to the server.
const text = encodeURIComponent(
  "I checked the slow SQL query and measured its plan, and then I added an index. "
    .repeat(700)
    .slice(0, MAX_LENGTH),
);
const posting = Buffer.from(`intent=read&text=${text}`);
const manySkills = `/mentors?${"skill=react&".repeat(10)}`;
const invalidMessage = Buffer.from("name=Maya&email=maya&topic=other&message=Short");

/** What one client sends, the requests numbered. */
const SEND = {
  async texts(client) {
    const start = Buffer.from("card=databases&mode=practice");
    const { headers } = await client.send("POST", "/interview", {}, start);
    const session = headers.location;
    const Cookie = headers["set-cookie"][0].split(";")[0];
    const page = await client.send("GET", session, { Cookie, "Accept-Encoding": "identity" });
    const [, questionId] = /name="questionId" value="([^"]+)"/.exec(page.body.toString());
    return (count) => {
      if (count % 2 === 0)
        return client.send("POST", "/interview/tailored?from=posting", {}, posting);
      const answer = `intent=answer&questionId=${questionId}&attempt=${count}&code=&answer=${text}`;
      return client.send("POST", session, { Cookie }, Buffer.from(answer));
    };
  },
  forms: (client) => () => client.send("POST", "/contact", {}, invalidMessage),
  addresses: (client) => (count) =>
    client.send(
      "GET",
      [`/blog/no-${count}`, `/learning/python-intro/no-${count}`, `/occupations/${count}?x=1`][
        count % 3
      ],
    ),
  // Twenty connections from one network.
  queries: (client) => () => client.send("GET", manySkills, { "X-Forwarded-For": "10.201.0.1" }),
  // The same pages for hosts that nobody has asked for before.
  hosts: (client, index) => (count) =>
    client.send("GET", "/about", { Host: `host-${index}-${count}.test` }),
  "sign-ins": (client) => (count) =>
    client.send(
      "POST",
      "/login",
      {},
      Buffer.from(`email=maya.${count}%40example.com&password=wrong-password-${count}`),
    ),
};

const floods = Array.from({ length: CLIENTS }, (_, index) => flood(index));
const pages = measurePages();
process.send("started");
process.once("message", async () => {
  stop.abort();
  await Promise.all([...floods, pages]);
  process.send({ statuses: [...statuses], times }, () => process.exit());
});

async function flood(index) {
  const client = createClient(port, {
    "X-Forwarded-For": `10.200.${index}.1`,
    Origin: `http://127.0.0.1:${port}`,
    "Content-Type": "application/x-www-form-urlencoded",
  });
  const send = await SEND[kind](client, index);
  for (let count = 1; !stop.signal.aborted; count++) {
    const { status } = await send(count);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  client.close();
}

/** A page as one of the clients sees it: with the delay of their common event loop. */
async function measurePages() {
  const client = createClient(port);
  while (!stop.signal.aborted) {
    const start = performance.now();
    await client.send("GET", "/about");
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  client.close();
}
