import type { QueryClient } from "@tanstack/react-query";

/** Presses of one switch that are on their way. Together they know what is stored; the value that an earlier one showed is not. */
type UnderWay<T> = { stored: T; presses: number };

export type Press<T> = {
  /** The server has taken the value. */
  accept: (value: T) => void;
  /** @returns what is stored, to be shown again; null while a later press is shown */
  refuse: () => { stored: T } | null;
};

const underWay = new WeakMap<QueryClient, Map<string, UnderWay<unknown>>>();

/**
 * Notes a press of a switch that shows its new position at once. Presses of one switch are sent in their order.
 * @param shown what the switch shows before this press
 */
export function notePress<T>(client: QueryClient, name: string, shown: T): Press<T> {
  const known = underWay.get(client) ?? new Map<string, UnderWay<unknown>>();
  underWay.set(client, known);
  const state = (known.get(name) as UnderWay<T> | undefined) ?? { stored: shown, presses: 0 };
  known.set(name, state);
  state.presses += 1;
  const settle = () => {
    state.presses -= 1;
    if (state.presses === 0) known.delete(name);
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
