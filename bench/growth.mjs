import { copyPeople, copySessions, createPerson } from "./people.mjs";
import { readProcessorTime } from "./servers.mjs";

const REQUESTS = 60;

/** What /profile costs as the database and one person's work grow, in ms of processor time, with the fitted exponent. */
export async function measureGrowth(server) {
  const person = await createPerson(server);
  const people = await measureSteps([1, 1000, 100_000], (total) => copyPeople(server, total));
  const sessions = await measureSteps([1, 10, 100, 1000], (total) => copySessions(server, total));
  return { people, sessions };

  async function measureSteps(totals, grow) {
    const costs = [];
    for (const total of totals) {
      grow(total);
      // Growing blocks for seconds; connections that the server closed meanwhile are noticed here.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await request(REQUESTS / 2);
      const before = readProcessorTime(server);
      await request(REQUESTS);
      costs.push((readProcessorTime(server) - before) / REQUESTS);
    }
    return { totals, costs, exponent: fitExponent(totals, costs) };
  }

  async function request(count) {
    for (let index = 0; index < count; index += 1) {
      const headers = { Cookie: person.cookie };
      const response = await fetch(`${server.origin}/profile`, { headers });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`/profile answered ${response.status}`);
    }
  }
}

/** The slope of log(cost) over log(size): 0 is flat, 1 grows in proportion. */
function fitExponent(sizes, costs) {
  const xs = sizes.map(Math.log);
  const ys = costs.map(Math.log);
  const [meanX, meanY] = [mean(xs), mean(ys)];
  const covariance = xs.reduce((sum, x, index) => sum + (x - meanX) * (ys[index] - meanY), 0);
  return covariance / xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
