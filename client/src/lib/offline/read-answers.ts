import { createStore } from "../store";

/** When the answers were read that stand in for the server's, by their addresses. */
const readAnswers = createStore<Readonly<Record<string, number>>>({});

export const reportReadAnswer = (address: string, readAt: number) =>
  readAnswers.set({ ...readAnswers.get(), [address]: readAt });
export const listReadAnswers = () => Object.keys(readAnswers.get());
export const forgetReadAnswers = () => readAnswers.set({});
export const useReadAnswers = readAnswers.use;
