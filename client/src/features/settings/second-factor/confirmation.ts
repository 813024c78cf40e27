import { ApiError } from "@/lib/api/api-client";
import { createStore } from "@/lib/store";

/** The open question whether it is still the same person; null while nothing is asked. */
const question = createStore<{ answer: (isConfirmed: boolean) => void } | null>(null);

export const useConfirmationQuestion = question.use;

/** Closes the question. Without a confirmation the act is not done. */
export function answerConfirmation(isConfirmed: boolean): void {
  const asked = question.get();
  question.set(null);
  asked?.answer(isConfirmed);
}

const wantsConfirmation = (error: unknown) =>
  error instanceof ApiError && error.code === "confirmation_required";

/**
 * Does an act that the server may refuse until the person has shown once more that it is them. It is then asked for, and
 * the act is repeated.
 * @throws what the act throws; the refusal when the person does not want to
 */
export async function withConfirmation<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!wantsConfirmation(error) || !(await askForConfirmation())) throw error;
    return act();
  }
}

/** Asks the person to show that it is them. Returns false when they do not want to. */
export const askForConfirmation = () =>
  new Promise<boolean>((resolve) => {
    // Only one act can wait. An older one is given up.
    answerConfirmation(false);
    question.set({ answer: resolve });
  });
