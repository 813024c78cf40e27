/** The PostgreSQL error behind a failed statement (Drizzle wraps it as the cause), or null. */
export function pgErrorOf(error: unknown): { code: string; constraint?: string } | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint } = current as { code?: unknown; constraint?: unknown };
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code))
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

const UNREACHABLE = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EHOSTUNREACH",
]);
// Shutting down, starting up, too many connections, out of disk, out of memory, query cancelled by its time-out, given up
// because two waited for each other.
const AWAY = new Set([
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "53100",
  "53200",
  "57014",
  "40001",
  "40P01",
  "08006",
  "08001",
  "08003",
]);

/** Whether an error says that the database is away, full or too slow, rather than that the statement was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = (current as { code?: unknown }).code;
    if (typeof code === "string" && (UNREACHABLE.has(code) || AWAY.has(code))) return true;
    if (
      /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|embedded database has stopped/i.test(
        current.message,
      )
    )
      return true;
    if (current instanceof AggregateError && current.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
