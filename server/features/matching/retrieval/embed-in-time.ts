import type { EmbedOptions } from "../embedder/types";
import { type EmbedDeps, embedEach } from "./refused-texts";

/** How long a person waits for a service to embed a text. */
const DEADLINE_MS = 2_000;
/**
 * Embeds texts while a person waits. A vector is null if the service refuses its text. All are null if the service
 * takes too long, and then it is not asked again for a while. A refusal does not cause such a pause.
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
