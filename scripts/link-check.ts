const ADDRESS = /https?:\/\/[^\s"'`<>)\]\\]+/g;
const AGENT = "Mozilla/5.0 (compatible; Pathlight link check)";
const PARALLEL = 8;
/** What sites answer to scripts though the page is there. */
const REFUSALS = [401, 403, 405, 406, 429, 999];

export interface LinkResult {
  address: string;
  files: string[];
  state: "alive" | "refused" | "dead";
  /** Its status, or why there is none. */
  answer: string;
}

interface Options {
  timeoutInSeconds?: number;
  /** How often an address is tried that gives no answer, or one that says it is out of order. */
  tries?: number;
}

/** Each address in the texts, with the files it stands in. Placeholders aren't addresses. */
export function findLinks(texts: ReadonlyMap<string, string>): Map<string, string[]> {
  const links = new Map<string, string[]>();
  for (const [file, text] of texts)
    for (const [match] of text.matchAll(ADDRESS)) {
      const address = match.replace(/[.,;:!?*]+$/, "");
      if (isPlaceholder(address)) continue;
      const files = links.get(address) ?? [];
      if (!files.includes(file)) links.set(address, [...files, file]);
    }
  return links;
}

/** Of examples in lessons: reserved names, this machine, and what a program completes. */
function isPlaceholder(address: string): boolean {
  if (!URL.canParse(address) || /[{}$…]|YOUR-/.test(address)) return true;
  const { hostname } = new URL(address);
  return (
    !hostname.includes(".") ||
    /(?:^|\.)example(?:\.(?:com|org|net))?$|\.(?:test|invalid|localhost)$|^127\./.test(hostname)
  );
}

/** Opens every link, several at a time, in order of their addresses. */
export async function checkLinks(
  links: ReadonlyMap<string, string[]>,
  options: Options = {},
): Promise<LinkResult[]> {
  const waiting = [...links].toSorted(([one], [other]) => one.localeCompare(other));
  const results: LinkResult[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [address, files] = next;
      results.push({ address, files, ...(await checkLink(address, options)) });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return results.toSorted((one, other) => one.address.localeCompare(other.address));
}

async function checkLink(
  address: string,
  { timeoutInSeconds = 20, tries = 2 }: Options,
): Promise<Pick<LinkResult, "state" | "answer">> {
  let answer = "";
  for (let attempt = 1; attempt <= tries; attempt++) {
    try {
      const response = await fetch(address, {
        headers: { "User-Agent": AGENT, Accept: "text/html,*/*" },
        signal: AbortSignal.timeout(timeoutInSeconds * 1000),
      });
      await response.body?.cancel();
      answer = String(response.status);
      if (response.ok) return { state: "alive", answer };
      if (REFUSALS.includes(response.status)) return { state: "refused", answer };
      if (response.status < 500) return { state: "dead", answer };
    } catch (error) {
      answer = describeFailure(error, timeoutInSeconds);
    }
  }
  return { state: "dead", answer };
}

function describeFailure(error: unknown, timeoutInSeconds: number): string {
  if (!(error instanceof Error)) return "no answer";
  if (error.name === "TimeoutError") return `no answer in ${timeoutInSeconds} seconds`;
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.message;
}
