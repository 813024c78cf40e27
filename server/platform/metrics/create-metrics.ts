import { Counter, Histogram, Registry } from "prom-client";

/** From quick answers to those that callers no longer wait for. */
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30];

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the counters of this process. Values that are queried on demand are in `state.ts`. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: "amberway_http_requests_total",
      help: "Requests answered, by the pattern of their route and status; aborted: the caller went away before.",
      labelNames: ["method", "route", "status"] as const,
      registers,
    }),
    requestSeconds: new Histogram({
      name: "amberway_http_request_duration_seconds",
      help: "How long requests took, but for streams, which last.",
      labelNames: ["method", "route"] as const,
      buckets: SECONDS,
      registers,
    }),
    aiTokens: new Counter({
      name: "amberway_ai_tokens_total",
      help: "Tokens that answers of AI providers cost, by what they were for.",
      labelNames: ["provider", "kind", "direction"] as const,
      registers,
    }),
    aiRefusals: new Counter({
      name: "amberway_ai_refusals_total",
      help: "AI calls refused by our own limits: those of a person's day, before an address is verified, or of everybody's day.",
      labelNames: ["limit"] as const,
      registers,
    }),
    aiFailures: new Counter({
      name: "amberway_ai_failures_total",
      help: "Attempts at AI providers that failed, by how.",
      labelNames: ["provider", "failure"] as const,
      registers,
    }),
  };
}
