/** Builds a file of this size without holding its bytes in memory twice. */
export function buildFile(size = 2_000, name = "deck.pdf", type = "application/pdf"): File {
  return new File([new Uint8Array(size)], name, { type });
}
