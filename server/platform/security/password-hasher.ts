import { AppError } from "../errors/app-error";
import { createFairQueue } from "../concurrency/fair-queue";
import type { BreachedPasswords } from "./breached-passwords";
import { hashPassword, createBreachedError, refuseCommonPassword, verifyPassword } from "./passwords";

/**
 * Hashes passwords, a few at a time: each takes a core, and one of the four threads that files and DNS look-ups also
 * need. `caller` is an account or an address: each gets its turn, however much another one asks for.
 */
export type PasswordHasher = {
  /**
   * Refuses a new password that is common, near at hand for this person or known from a breach.
   * @throws AppError validation_failed on `field`
   */
  refuseWeak(password: string, email: string, field: string): Promise<void>;
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

export function createPasswordHasher(
  cost: number,
  breached: BreachedPasswords,
  limits = LIMITS,
): PasswordHasher {
  const line = createFairQueue(limits);
  const runInTurn = async <T>(caller: string, work: () => Promise<T>): Promise<T> => {
    const result = await line.run(caller, work);
    if (!result) throw tooManyWaiting();
    return result.done;
  };
  return {
    async refuseWeak(password, email, field) {
      await refuseCommonPassword(password, email, field);
      if (await breached.has(password)) throw createBreachedError(field);
    },
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
