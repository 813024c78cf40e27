import { createStore } from "../store";

/** Whether the server shows nothing until this session has shown a second factor (SECOND_FACTOR=required). */
const needed = createStore(false);

export const reportFactorNeeded = () => needed.set(true);
export const clearFactorNeeded = () => needed.set(false);
export const useFactorNeeded = needed.use;
