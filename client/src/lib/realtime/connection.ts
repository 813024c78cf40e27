import { createStore } from "../store";

/** Whether calls reach the server. "offline": this device has no network; "unreachable": the server, or the way to it, is away. */
export type Connection = "ok" | "offline" | "unreachable";

const connection = createStore<Connection>("ok");

export const setConnection = connection.set;
export const currentConnection = connection.get;
export const useConnection = connection.use;
