import { TOAST_MS, TOAST_REMOVE_MS } from "@shared/constants/limits";
import { createStore } from "./store";

export type ToastInput = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** The time in milliseconds until the toast dismisses itself. */
  duration?: number;
  /** Adds a button; pressing it dismisses the toast. */
  action?: { label: string; onPress: () => void };
};
export type Toast = Required<Pick<ToastInput, "title" | "variant" | "duration">> &
  Pick<ToastInput, "description" | "action"> & { id: number; open: boolean };

const TOAST_LIMIT = 1;

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function remove(id: number) {
  clearTimeout(removals.get(id));
  removals.delete(id);
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/** Hides a toast. It stays in the list, closed, until it is removed or a newer one replaces it. */
export function dismissToast(id: number): void {
  if (!removals.has(id))
    removals.set(
      id,
      setTimeout(() => remove(id), TOAST_REMOVE_MS),
    );
  toasts.set(toasts.get().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
}

/**
 * Shows a toast, which replaces the one before.
 * @returns the id and a function that dismisses it
 */
export function toast(input: ToastInput): { id: number; dismiss: () => void } {
  const id = ++lastId;
  const added: Toast = { variant: "default", duration: TOAST_MS, ...input, id, open: true };
  const kept = [added, ...toasts.get()].slice(0, TOAST_LIMIT);
  for (const removed of toasts.get().filter((old) => !kept.includes(old))) {
    clearTimeout(removals.get(removed.id));
    removals.delete(removed.id);
  }
  toasts.set(kept);
  return { id, dismiss: () => dismissToast(id) };
}

/** Removes all toasts at once, for tests and for signing out. */
export function clearToasts(): void {
  for (const timer of removals.values()) clearTimeout(timer);
  removals.clear();
  toasts.set([]);
}

/** The toasts to show; at most one. */
export const useToasts = toasts.use;
