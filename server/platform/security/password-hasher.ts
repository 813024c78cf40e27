import { AppError } from "../errors/app-error";
import { createFairLine } from "../concurrency/fair-queue";
import { hashPassword, verifyPassword } from "./passwords";

/**
 * Hashes passwords for the whole process, a few at a time: each takes a core, and one of the four threads that files and look-ups of
 * names need as well. `asker` is an account or an address: each has their turn, however much another one asks for.
 */
export type PasswordHasher = {
  /** @throws AppError unavailable when too many wait already */
  hash(password: string, asker: string): Promise<string>;
  /**
   * As `verifyPassword` does.
   * @throws AppError unavailable when too many wait already
   */
  verify(password: string, stored: string | null, asker: string): Promise<boolean>;
};

/** At a fifth of a second each, the last of those who wait has its turn after six seconds. */
const LIMITS = { atOnce: 2, waitingMax: { all: 60, ofOne: 30 } };
const RETRY_SECONDS = 5;

/** Who asks when it is the server itself, at its start. */
export const SERVER_ITSELF = "server";

export function createPasswordHasher(cost: number, limits = LIMITS): PasswordHasher {
  const line = createFairLine(limits);
  const inTurn = async <T>(asker: string, work: () => Promise<T>): Promise<T> => {
    const result = await line.run(asker, work);
    if (!result) throw tooMany();
    return result.done;
  };
  return {
    hash: (password, asker) => inTurn(asker, () => hashPassword(password, cost)),
    verify: (password, stored, asker) => inTurn(asker, () => verifyPassword(password, stored, cost)),
  };
}

const tooMany = () =>
  new AppError(
    "unavailable",
    "Many people are signing in right now. Please try again in a few seconds.",
    undefined,
    { retryAfterSeconds: RETRY_SECONDS },
  );
