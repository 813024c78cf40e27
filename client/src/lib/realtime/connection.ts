import { useSyncExternalStore } from "react";

/** Whether calls reach the server. "offline": this device has no network; "unreachable": the server, or the way to it, is away. */
export type Connection = "ok" | "offline" | "unreachable";

let connection: Connection = "ok";
const listeners = new Set<() => void>();

export function setConnection(next: Connection): void {
  if (connection === next) return;
  connection = next;
  for (const listener of listeners) listener();
}

export const currentConnection = () => connection;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, currentConnection, currentConnection);
}
