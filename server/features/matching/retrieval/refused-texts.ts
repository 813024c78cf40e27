import type { Deps } from "../../../context/deps";
import { TextsRefused } from "../embedder/texts-refused";
import type { EmbedOptions } from "../embedder/types";

/** A text that every working service accepts. */
const HARMLESS = "funding";

export type EmbedDeps = Pick<Deps, "embedder" | "embedderFailures" | "log">;

type EmbedCall = {
  signal?: AbortSignal | undefined;
  options?: EmbedOptions | undefined;
  /** The owner of the text, for the log. */
  owner?: { opportunityId: string } | { entityId: string } | undefined;
};

/**
 * Embeds a text. Returns null if the service refuses it, which is logged once; the text is not sent again.
 * @throws AppError upstream_failed or upstream_timeout from a remote embedder, also if it refuses every text; the
 * signal's reason
 */
export async function embedOne(
  { embedder, embedderFailures, log }: EmbedDeps,
  text: string,
  { signal, options, owner }: EmbedCall = {},
): Promise<number[] | null> {
  if (embedderFailures.isRefused(embedder.model, text)) return null;
  try {
    const [vector] = await embedder.embed([text], signal, options);
    return vector!;
  } catch (error) {
    if (!(error instanceof TextsRefused)) throw error;
    // Wrong settings of the service cause the same error. In that case it refuses this text as well, and the error is
    // thrown.
    await embedder.embed([HARMLESS], signal, options);
  }
  embedderFailures.noteRefused(embedder.model, text);
  log.warn(
    { model: embedder.model, characters: text.length, ...owner },
    "the embedding service refuses a text, which is left without a vector",
  );
  return null;
}

/**
 * Embeds texts together and returns the vectors in order. If the service refuses one of them, each is sent alone. A
 * vector is null if its text is refused.
 * @throws AppError and the signal's reason, as `embedOne`
 */
export async function embedEach(
  deps: EmbedDeps,
  texts: readonly string[],
  call: Omit<EmbedCall, "owner"> = {},
): Promise<(number[] | null)[]> {
  const asked = texts.filter((text) => !deps.embedderFailures.isRefused(deps.embedder.model, text));
  const vectorsMade = await embedTogether(deps, asked, call);
  const vectors = new Map(asked.map((text, i) => [text, vectorsMade[i] ?? null]));
  return texts.map((text) => vectors.get(text) ?? null);
}

async function embedTogether(
  deps: EmbedDeps,
  texts: string[],
  call: Omit<EmbedCall, "owner">,
): Promise<(number[] | null)[]> {
  if (texts.length > 1) {
    try {
      return await deps.embedder.embed(texts, call.signal, call.options);
    } catch (error) {
      if (!(error instanceof TextsRefused)) throw error;
    }
  }
  return Promise.all(texts.map((text) => embedOne(deps, text, call)));
}
