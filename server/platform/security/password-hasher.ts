import { AppError } from "../errors/app-error";
import { createFairQueue } from "../concurrency/fair-queue";
import { hashPassword, verifyPassword } from "./passwords";

/**
 * Hashes passwords for the whole process, a few at a time: each takes a core, and one of the four threads that files and look-ups of
 * names need as well. `caller` is an account or an address: each has their turn, however much another one asks for.
 */
export type PasswordHasher = {
  /** @throws AppError unavailable when too many wait already */
  hash(password: string, caller: string): Promise<string>;
  /**
   * As `verifyPassword` does.
   * @throws AppError unavailable when too many wait already
   */
  verify(password: string, stored: string | null, caller: string): Promise<boolean>;
};

/** At a fifth of a second each, the last of those who wait has its turn after six seconds. */
const LIMITS = { runningMax: 2, waitingMax: { all: 60, perCaller: 30 } };
const RETRY_SECONDS = 5;

/** Who asks when it is the server itself, at its start. */
export const SERVER_ITSELF = "server";

export function createPasswordHasher(cost: number, limits = LIMITS): PasswordHasher {
  const line = createFairQueue(limits);
  const inTurn = async <T>(caller: string, work: () => Promise<T>): Promise<T> => {
    const result = await line.run(caller, work);
    if (!result) throw tooMany();
    return result.done;
  };
  return {
    hash: (password, caller) => inTurn(caller, () => hashPassword(password, cost)),
    verify: (password, stored, caller) => inTurn(caller, () => verifyPassword(password, stored, cost)),
  };
}

const tooMany = () =>
  new AppError(
    "unavailable",
    "Many people are signing in right now. Please try again in a few seconds.",
    undefined,
    { retryAfterSeconds: RETRY_SECONDS },
  );
