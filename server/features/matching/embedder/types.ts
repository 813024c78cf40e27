/** Turns texts into vectors of EMBEDDING_DIMENSIONS numbers, of length 1. */
export type Embedder = {
  /** Names what made a vector: vectors of two models are never compared. */
  model: string;
  /** Whether a call goes over the network, so that it is never made inside a transaction or a fast answer. */
  isRemote: boolean;
  /**
   * One vector per text, in order.
   * @throws AppError upstream_failed or upstream_timeout when the service does not answer as it should
   */
  embed(texts: string[], signal?: AbortSignal, options?: EmbedOptions): Promise<number[][]>;
};

export type EmbedOptions = {
  /** Nobody waits for it: each request takes its turn among those that the service may be sent in a minute. */
  isBackground?: boolean;
  /** The words themselves have been looked for already: only what they mean counts, for an embedder that can tell. */
  beyondWords?: boolean;
};
