import type { Deps } from "../../../context/deps";
import { TextsRefused } from "../embedder/texts-refused";
import type { EmbedOptions } from "../embedder/types";

/** What every service takes that takes any text. */
const HARMLESS = "funding";

/** Who embeds a text, and what is known of what it does not take. */
export type EmbedDeps = Pick<Deps, "embedder" | "embedderFailures" | "log">;

type EmbedCall = {
  signal?: AbortSignal | undefined;
  options?: EmbedOptions | undefined;
  /** What the text belongs to, for the log. */
  of?: { opportunityId: string } | { entityId: string } | undefined;
};

/**
 * The vector of a text; null when the service refuses it, which is told once, and it is not sent there again.
 * @throws AppError upstream_failed or upstream_timeout from a remote embedder, also from one that refuses whatever it is sent; the
 * signal's reason
 */
export async function embedOne(
  { embedder, embedderFailures, log }: EmbedDeps,
  text: string,
  { signal, options, of }: EmbedCall = {},
): Promise<number[] | null> {
  if (embedderFailures.isRefused(embedder.model, text)) return null;
  try {
    const [vector] = await embedder.embed([text], signal, options);
    return vector!;
  } catch (error) {
    if (!(error instanceof TextsRefused)) throw error;
    // Settings that do not suit the service look the same, and are no fault of the text: then this is refused as well, and thrown.
    await embedder.embed([HARMLESS], signal, options);
  }
  embedderFailures.noteRefused(embedder.model, text);
  log.warn(
    { model: embedder.model, characters: text.length, ...of },
    "the embedding service refuses a text, which is left without a vector",
  );
  return null;
}

/**
 * The vectors of texts, in order, asked for together, and singly where one of them is refused; null for each that is.
 * @throws AppError and the signal's reason, as `embedOne`
 */
export async function embedEach(
  deps: EmbedDeps,
  texts: readonly string[],
  call: Omit<EmbedCall, "of"> = {},
): Promise<(number[] | null)[]> {
  const asked = texts.filter((text) => !deps.embedderFailures.isRefused(deps.embedder.model, text));
  const made = await embedTogether(deps, asked, call);
  const vectors = new Map(asked.map((text, i) => [text, made[i] ?? null]));
  return texts.map((text) => vectors.get(text) ?? null);
}

async function embedTogether(
  deps: EmbedDeps,
  texts: string[],
  call: Omit<EmbedCall, "of">,
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
