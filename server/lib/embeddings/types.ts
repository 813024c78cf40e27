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
  embed(texts: string[], signal?: AbortSignal): Promise<number[][]>;
};
