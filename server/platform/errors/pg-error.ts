import { DrizzleQueryError } from "drizzle-orm/errors";

/** The PostgreSQL error behind a failed statement (Drizzle wraps it as the cause), or null. */
export function pgErrorOf(error: unknown): { code: string; constraint?: string } | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint } = current as { code?: unknown; constraint?: unknown };
    if (typeof code === "string" && /^(?=.*\d)[0-9A-Z]{5}$/.test(code))
      return { code, constraint: typeof constraint === "string" ? constraint : undefined };
  }
  return null;
}

/** Whether a statement failed because a unique index (of that name, when one is given) already has the value. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const pgError = pgErrorOf(error);
  return pgError?.code === "23505" && (constraint === undefined || pgError.constraint === constraint);
}

// Values that a column, a constraint or an index does not take.
const ABOUT_VALUES = /^(22|23|54)/;

/** Whether a statement failed because of what it was given, and would fail with the same again. */
export const isAboutValues = (error: unknown): boolean => ABOUT_VALUES.test(pgErrorOf(error)?.code ?? "");

/** What a socket ends with. */
const SOCKET = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);
// Any trouble of the connection; stopped, crashed, starting up, dropped, idle for too long, in or out of a transaction.
const SESSION_OVER = /^(08...|57P0.|25P0[34])$/;
/** What `pg` and the embedded database say without a code. */
const SAID =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|pool after calling end|embedded database has stopped/i;

// Short of connections, disk or memory, a fault of the disk, a statement cancelled by its time-out, also of waiting for a lock,
// given up because two waited for each other, and a server that only reads, as it does before another takes its place.
const BUSY = /^(53...|58...|57014|55P03|40001|40P01|25006)$/;

const codeOf = (error: Error): string => {
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : "";
};
const endsSession = (error: Error) =>
  SOCKET.has(codeOf(error)) || SESSION_OVER.test(codeOf(error)) || SAID.test(error.message);

/** An error and all that it was caused by. */
function* errorsIn(error: unknown): Generator<Error> {
  for (let current = error; current instanceof Error; current = current.cause) {
    yield current;
    if (current instanceof AggregateError) for (const one of current.errors) yield* errorsIn(one);
  }
}

/** Whether an error says that a connection cannot be made, or is of no use any more: nobody knows what became of its last statement. */
export const isConnectionLost = (error: unknown): boolean => [...errorsIn(error)].some(endsSession);

/** Whether it was a statement that ended so, and not a call to somebody else over the network. */
export const isDatabaseLost = (error: unknown): boolean =>
  [...errorsIn(error)].some((one) => one instanceof DrizzleQueryError && isConnectionLost(one.cause));

/** Whether an error says that the database is away, full or too slow, rather than that the statement was wrong. */
export const isDatabaseAway = (error: unknown): boolean =>
  [...errorsIn(error)].some((one) => endsSession(one) || BUSY.test(codeOf(one)));
