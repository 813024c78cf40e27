import { useMemo, useSyncExternalStore } from "react";
import { COMPARED_MAX } from "@shared/constants/limits";
import { readCompared, storeCompared } from "./compare-storage";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(ids: readonly string[]): void {
  storeCompared(ids.join(","));
  for (const listener of listeners) listener();
}

const split = (text: string) => (text === "" ? [] : text.split(","));

/** The ids of the opportunities that are chosen to be compared, in the order of the choice. The server knows none. */
export function useCompared(): string[] {
  const text = useSyncExternalStore(subscribe, readCompared, () => "");
  return useMemo(() => split(text), [text]);
}

/** Whether one is chosen. Of a long list only the cards that change are rendered again. */
export const useIsCompared = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readCompared().includes(id),
    () => false,
  );

/**
 * Chooses an opportunity, or takes it out again.
 * @returns false when as many as can be compared are chosen already
 */
export function toggleCompared(id: string): boolean {
  const ids = split(readCompared());
  if (ids.includes(id)) change(ids.filter((other) => other !== id));
  else if (ids.length >= COMPARED_MAX) return false;
  else change([...ids, id]);
  return true;
}

export const clearCompared = (): void => change([]);
