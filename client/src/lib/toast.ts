import { TOAST_MS, TOAST_REMOVE_MS } from "@shared/constants/limits";
import { createStore } from "./store";

export type ToastInput = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** Milliseconds until it dismisses itself. */
  duration?: number;
  /** What can be done about it; pressing it dismisses the toast. */
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

/** Hides a toast. It stays in the list, closed, until it is removed or a newer one takes its place. */
export function dismissToast(id: number): void {
  if (!removals.has(id))
    removals.set(
      id,
      setTimeout(() => remove(id), TOAST_REMOVE_MS),
    );
  toasts.set(toasts.get().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
}

/** Says something in the corner, politely. The newest one replaces the one before. Returns how to dismiss it. */
export function toast(input: ToastInput): { id: number; dismiss: () => void } {
  const id = ++lastId;
  const added: Toast = { variant: "default", duration: TOAST_MS, ...input, id, open: true };
  const kept = [added, ...toasts.get()].slice(0, TOAST_LIMIT);
  for (const gone of toasts.get().filter((old) => !kept.includes(old))) {
    clearTimeout(removals.get(gone.id));
    removals.delete(gone.id);
  }
  toasts.set(kept);
  return { id, dismiss: () => dismissToast(id) };
}

/** Forgets everything at once; for tests and for signing out. */
export function clearToasts(): void {
  for (const timer of removals.values()) clearTimeout(timer);
  removals.clear();
  toasts.set([]);
}

/** The toasts to show, newest first; at most one. */
export const useToasts = toasts.use;
