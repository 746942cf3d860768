import type { Registry } from "prom-client";
import { env } from "~/platform/env.server";

/** From a stored page to a second opinion. */
const BUCKETS_IN_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Metrics {
  registry: Registry;
  observeRequest: (method: string, status: number, seconds: number) => void;
  addGauge: (name: string, help: string, read: () => number | Promise<number>) => void;
}

/** Without a token nothing is counted, and the library isn't loaded. */
const metrics = env.METRICS_TOKEN === undefined ? null : await createMetrics();

async function createMetrics(): Promise<Metrics> {
  const { Gauge, Histogram, Registry, collectDefaultMetrics } = await import("prom-client");
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request to the end of its response, as the log has it.",
    labelNames: ["method", "status"],
    buckets: BUCKETS_IN_SECONDS,
    registers: [registry],
  });
  return {
    registry,
    observeRequest: (method, status, seconds) => requests.observe({ method, status }, seconds),
    addGauge(name, help, read) {
      const gauge = new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.set(await read());
        },
      });
      registry.registerMetric(gauge);
    },
  };
}

export function observeRequest(method: string, status: number, ms: number): void {
  metrics?.observeRequest(method, status, ms / 1000);
}

/** Adds a gauge, which is read whenever the metrics are requested. */
export function addGauge(name: string, help: string, read: () => number | Promise<number>): void {
  metrics?.addGauge(name, help, read);
}

/** All metrics in Prometheus' text format; null if they are off. */
export async function readMetrics(): Promise<{ text: string; contentType: string } | null> {
  if (!metrics) return null;
  return { text: await metrics.registry.metrics(), contentType: metrics.registry.contentType };
}
