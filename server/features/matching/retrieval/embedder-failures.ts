import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** So many texts are known to be refused, the last ones: what is forgotten is only sent, refused and told once more. */
const REFUSED_MAX = 1_000;
/** After a failure nobody waits for that service again for so long. */
const PAUSE_MS = 60_000;

/** How services for embedding have failed in this process, by the model that was asked: another one may take what this one did not. */
export type EmbedderFailures = {
  isRefused(model: string, text: string): boolean;
  noteRefused(model: string, text: string): void;
  /** Whether it failed a moment ago, and is not asked in front of a waiting person. */
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
