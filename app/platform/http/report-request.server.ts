import { type RequestLine, logRequest } from "~/platform/log.server";
import { observeRequest } from "~/platform/metrics/metrics.server";

/** What every response ends with: its line in the log, and its part in the metrics. */
export function reportRequest(request: RequestLine): void {
  logRequest(request);
  observeRequest(request.method, request.status, request.ms);
}
