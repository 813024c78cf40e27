import { AppError } from "../errors/app-error";
import { createFairQueue } from "../concurrency/fair-queue";
import { hashPassword, verifyPassword } from "./passwords";

/**
 * Hashes passwords, a few at a time: each takes a core, and one of the four threads that files and DNS look-ups also
 * need. `caller` is an account or an address: each gets its turn, however much another one asks for.
 */
export type PasswordHasher = {
  /** @throws AppError unavailable when too many wait already */
  hash(password: string, caller: string): Promise<string>;
  /**
   * Works as `verifyPassword` does.
   * @throws AppError unavailable when too many wait already
   */
  verify(password: string, stored: string | null, caller: string): Promise<boolean>;
};

/** A hash takes 0.2 s, so the 60th waits about six seconds. */
const LIMITS = { runningMax: 2, waitingMax: { all: 60, perCaller: 30 } };
const RETRY_SECONDS = 5;

/** The caller for hashes that the server itself makes at its start. */
export const SERVER_ITSELF = "server";

export function createPasswordHasher(cost: number, limits = LIMITS): PasswordHasher {
  const line = createFairQueue(limits);
  const runInTurn = async <T>(caller: string, work: () => Promise<T>): Promise<T> => {
    const result = await line.run(caller, work);
    if (!result) throw tooManyWaiting();
    return result.done;
  };
  return {
    hash: (password, caller) => runInTurn(caller, () => hashPassword(password, cost)),
    verify: (password, stored, caller) => runInTurn(caller, () => verifyPassword(password, stored, cost)),
  };
}

const tooManyWaiting = () =>
  new AppError(
    "unavailable",
    "Many people are signing in right now. Please try again in a few seconds.",
    undefined,
    { retryAfterSeconds: RETRY_SECONDS },
  );
