import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** The number of refused texts that are remembered. A forgotten one is sent, refused and logged once more. */
const REFUSED_MAX = 1_000;
/** How long a service is not asked after a failure, so that nobody waits for it. */
const PAUSE_MS = 60_000;

/**
 * The failures of embedding services in this process, by model. Another model may accept a text that this one
 * refuses.
 */
export type EmbedderFailures = {
  isRefused(model: string, text: string): boolean;
  noteRefused(model: string, text: string): void;
  /** Returns true if the model failed a moment ago and should not be asked while a person waits. */
  isPaused(model: string): boolean;
  pause(model: string): void;
};

const keyOf = (model: string, text: string) =>
  createHash("sha256").update(`${model}\n${text}`).digest("base64");

export function createEmbedderFailures(): EmbedderFailures {
  const refused = new LRUCache<string, true>({ max: REFUSED_MAX });
  const pausedUntil = new Map<string, number>();
  return {
    isRefused: (model, text) => refused.has(keyOf(model, text)),
    noteRefused: (model, text) => void refused.set(keyOf(model, text), true),
    isPaused: (model) => (pausedUntil.get(model) ?? 0) > performance.now(),
    pause: (model) => void pausedUntil.set(model, performance.now() + PAUSE_MS),
  };
}
