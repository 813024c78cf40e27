import type { Deps } from "../../../context/deps";
import type { Embedder, EmbedOptions } from "../embedder/types";
import { embedEach } from "./refused-texts";

/** How long somebody who looks at a list waits for a service to embed a text. */
const DEADLINE_MS = 2_000;
/** After a failure nobody waits for that service again for so long. */
const REST_MS = 60_000;

/** Until when a remote embedder that failed is not asked in front of a waiting person. */
const restsUntil = new WeakMap<Embedder, number>();

/**
 * The vectors of texts while somebody waits for them. Null for one that a service refuses, which is no reason to leave it alone, and
 * for each when a service does not give them in a short time.
 */
export async function embedInTime(
  { embedder, log }: Pick<Deps, "embedder" | "log">,
  texts: string[],
  options: EmbedOptions = {},
): Promise<(number[] | null)[]> {
  if (!embedder.isRemote) return embedder.embed(texts, undefined, options);
  const without = texts.map(() => null);
  if ((restsUntil.get(embedder) ?? 0) > performance.now()) return without;
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    return await embedEach({ embedder, log }, texts, { signal, options });
  } catch (error) {
    restsUntil.set(embedder, performance.now() + REST_MS);
    log.warn({ err: error }, "texts could not be embedded in time; it is done without them for a while");
    return without;
  }
}
