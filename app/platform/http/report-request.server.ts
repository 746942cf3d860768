import { log } from "~/platform/log.server";
import { observeRequest } from "~/platform/metrics/metrics.server";

interface ReportedRequest {
  id: string;
  method: string;
  url: string;
  status: number;
  ms: number;
}

/** What every response ends with: its line in the log, and its part in the metrics. */
export function reportRequest({ id, method, url, status, ms }: ReportedRequest): void {
  // A query may contain tokens.
  const [path] = url.split("?", 1);
  log.info({ id, method, path, status, ms });
  observeRequest(method, status, ms);
}
