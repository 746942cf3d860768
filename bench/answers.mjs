import { percentiles } from "./load.mjs";
import { createPerson, postForm } from "./people.mjs";

const CLIENTS = 4;
const ANSWER =
  "First I look at what changed: a deployment, a new index, or the number of rows. I run the query with EXPLAIN ANALYZE and compare the estimated rows with the real ones, because a bad estimate leads to a bad plan. In my last job a report took 40 seconds. The plan showed a sequential scan over two million orders, since the statistics were a month old. I ran ANALYZE, added an index on the customer and the date, and the report took 300 milliseconds. Then I added an alert for queries over a second, so that we would notice before our customers did.";

/** Answers sent for review beside page loads: how many a second, and how long pages take meanwhile. */
export async function measureAnswers(server, seconds) {
  const people = [];
  for (let index = 0; index < CLIENTS; index += 1)
    people.push(await createPerson(server, `answers.${index}@example.com`));
  const pageTimes = [];
  let count = 0;
  const endsAt = performance.now() + seconds * 1000;
  const isOver = () => performance.now() >= endsAt;
  await Promise.all([
    ...people.map(async ({ cookie, session, questionId }) => {
      for (let attempt = 2; !isOver(); attempt += 1) {
        const fields = { intent: "answer", questionId, attempt, answer: ANSWER, code: "" };
        const response = await postForm(server, session, fields, cookie);
        await response.arrayBuffer();
        if (response.status !== 302) throw new Error(`an answer was answered ${response.status}`);
        count += 1;
      }
    }),
    (async () => {
      while (!isOver()) {
        const startedAt = performance.now();
        await (await fetch(`${server.origin}/about`)).arrayBuffer();
        pageTimes.push(performance.now() - startedAt);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    })(),
  ]);
  return { perSecond: count / seconds, pages: percentiles(pageTimes) };
}
