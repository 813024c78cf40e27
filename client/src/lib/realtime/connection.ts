import { createStore } from "../store";

/**
 * "offline" means that this device has no network. "unreachable" means that the server, or the way to it, is
 * down.
 */
export type Connection = "ok" | "offline" | "unreachable";

const connection = createStore<Connection>("ok");

export const setConnection = connection.set;
export const currentConnection = connection.get;
export const useConnection = connection.use;
