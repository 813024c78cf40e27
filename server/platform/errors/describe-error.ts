import { DrizzleQueryError } from "drizzle-orm/errors";
import { pgErrorOf } from "./pg-error";

/**
 * What a log may hold of an error. The message of a failed statement has its SQL and values in it (addresses, hashes, links with their
 * tokens): of such an error only its code or cause and the places in the code are kept.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const pgError = pgErrorOf(error);
  if (pgError) return { type: "database", ...pgError, stack: framesOf(error) };
  if (error instanceof DrizzleQueryError)
    return { ...describeError(error.cause), type: "database", stack: framesOf(error) };
  return { type: error.name, message: error.message.slice(0, 500), stack: framesOf(error) };
}

/** The stack without the message that it begins with. */
function framesOf({ message, stack = "" }: Error): string {
  const start = stack.indexOf(message);
  return start < 0 ? "" : stack.slice(start + message.length).trim();
}
