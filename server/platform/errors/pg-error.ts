import { DrizzleQueryError } from "drizzle-orm/errors";

/** Finds the PostgreSQL error behind a failed statement (Drizzle wraps it as the cause), or null. */
export function findPgError(error: unknown): { code: string; constraint?: string } | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint } = current as { code?: unknown; constraint?: unknown };
    if (typeof code === "string" && /^(?=.*\d)[0-9A-Z]{5}$/.test(code))
      return { code, constraint: typeof constraint === "string" ? constraint : undefined };
  }
  return null;
}

/** Whether a statement violated a unique index, optionally a particular one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const pgError = findPgError(error);
  return pgError?.code === "23505" && (constraint === undefined || pgError.constraint === constraint);
}

// Errors about values that a column, a constraint or an index does not accept.
const VALUE_ERRORS = /^(22|23|54)/;

/** Whether a statement failed because of its values, and would fail with the same values again. */
export const isValueError = (error: unknown): boolean => VALUE_ERRORS.test(findPgError(error)?.code ?? "");

/** Error codes of sockets. */
const SOCKET_ERRORS = new Set([
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
// Connection errors; and sessions that the server ended because it stopped, crashed, starts up, or because they were
// idle.
const SESSION_ENDED = /^(08...|57P0.|25P0[34])$/;
/** Messages of `pg` and the embedded database that come without a code. */
const MESSAGES =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|pool after calling end|embedded database has stopped/i;

// Out of connections, disk or memory; disk faults; statements cancelled by a time-out, also of waiting for a lock;
// deadlocks and conflicts; and a server that is read-only, as it is during a failover.
const BUSY = /^(53...|58...|57014|55P03|40001|40P01|25006)$/;

const getCode = (error: Error): string => {
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : "";
};
const endsSession = (error: Error) =>
  SOCKET_ERRORS.has(getCode(error)) || SESSION_ENDED.test(getCode(error)) || MESSAGES.test(error.message);

/** Yields an error and all its causes. */
function* listErrors(error: unknown): Generator<Error> {
  for (let current = error; current instanceof Error; current = current.cause) {
    yield current;
    if (current instanceof AggregateError) for (const one of current.errors) yield* listErrors(one);
  }
}

/** Whether a connection cannot be made or has broken: nobody knows whether its last statement was executed. */
export const isConnectionLost = (error: unknown): boolean => [...listErrors(error)].some(endsSession);

/** Whether a statement's connection was lost, as opposed to a call to another service. */
export const isDatabaseLost = (error: unknown): boolean =>
  [...listErrors(error)].some((one) => one instanceof DrizzleQueryError && isConnectionLost(one.cause));

/** Whether the database is unavailable, full or too slow, as opposed to a wrong statement. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  [...listErrors(error)].some((one) => endsSession(one) || BUSY.test(getCode(one)));
