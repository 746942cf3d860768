import { afterEach, expect, test, vi } from "vitest";
import { showLocalTimes } from "./local-times";

afterEach(() => vi.unstubAllGlobals());

const failToConnect = async (): Promise<Response> => {
  throw new TypeError("Failed to fetch");
};
const failToRespond = async () => new Response("<main>Try again</main>", { status: 503 });

test.each([
  ["without a connection", failToConnect],
  ["with an error in the page's place", failToRespond],
])("%s, the page stays as it is", async (_, fetch) => {
  const main = { replaceWith: vi.fn() };
  vi.stubGlobal("document", { querySelector: () => main });
  vi.stubGlobal("location", { href: "/mentors/hannah-brandt" });
  vi.stubGlobal("fetch", fetch);
  await showLocalTimes();
  expect(main.replaceWith).not.toHaveBeenCalled();
});
