import type { EmbedOptions } from "../embedder/types";
import { type EmbedDeps, embedEach } from "./refused-texts";

/** How long somebody who looks at a list waits for a service to embed a text. */
const DEADLINE_MS = 2_000;
/**
 * The vectors of texts while somebody waits for them. Null for one that a service refuses, which is no reason to leave it alone, and
 * for each when a service does not give them in a short time.
 */
export async function embedInTime(
  deps: EmbedDeps,
  texts: string[],
  options: EmbedOptions = {},
): Promise<(number[] | null)[]> {
  const { embedder, embedderFailures, log } = deps;
  if (!embedder.isRemote) return embedder.embed(texts, undefined, options);
  const without = texts.map(() => null);
  if (embedderFailures.isPaused(embedder.model)) return without;
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    return await embedEach(deps, texts, { signal, options });
  } catch (error) {
    embedderFailures.pause(embedder.model);
    log.warn({ err: error }, "texts could not be embedded in time; it is done without them for a while");
    return without;
  }
}
