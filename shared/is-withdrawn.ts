import type { FactChange } from "./validators/news";

/** Whether news of changes tell that the opportunity left the catalogue. */
export const isWithdrawn = (changes: readonly FactChange[]): boolean =>
  changes.some(({ fact, after }) => fact === "publication" && !after.isPublished);
