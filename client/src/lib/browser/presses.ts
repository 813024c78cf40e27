import type { QueryClient } from "@tanstack/react-query";

/**
 * The presses of one switch whose requests are running. `stored` is the value on the server, which may differ
 * from the value that an earlier press showed.
 */
type PendingPresses<T> = { stored: T; presses: number };

export type Press<T> = {
  /** Call this when the server has stored the value. */
  accept: (value: T) => void;
  /** @returns the stored value, to show again; null while a later press is shown */
  refuse: () => { stored: T } | null;
};

const pendingByClient = new WeakMap<QueryClient, Map<string, PendingPresses<unknown>>>();

/**
 * Records a press of a switch that shows its new position at once. The requests of one switch are sent in
 * order.
 * @param shown is the value that the switch shows before this press
 */
export function notePress<T>(client: QueryClient, name: string, shown: T): Press<T> {
  const pending = pendingByClient.get(client) ?? new Map<string, PendingPresses<unknown>>();
  pendingByClient.set(client, pending);
  const state = (pending.get(name) as PendingPresses<T> | undefined) ?? { stored: shown, presses: 0 };
  pending.set(name, state);
  state.presses += 1;
  const settle = () => {
    state.presses -= 1;
    if (state.presses === 0) pending.delete(name);
  };
  return {
    accept: (value) => {
      state.stored = value;
      settle();
    },
    refuse: () => {
      settle();
      return state.presses === 0 ? { stored: state.stored } : null;
    },
  };
}
