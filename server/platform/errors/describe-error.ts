import { DrizzleQueryError } from "drizzle-orm/errors";
import { findPgError } from "./pg-error";

/**
 * Reduces an error to what a log may contain. The message of a failed statement contains its SQL and values (addresses,
 * hashes, links with tokens), so only its code or cause and the stack frames are kept.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const pgError = findPgError(error);
  if (pgError) return { type: "database", ...pgError, stack: getFrames(error) };
  if (error instanceof DrizzleQueryError)
    return { ...describeError(error.cause), type: "database", stack: getFrames(error) };
  return { type: error.name, message: error.message.slice(0, 500), stack: getFrames(error) };
}

/** Returns the stack without the message at its beginning. */
function getFrames({ message, stack = "" }: Error): string {
  const start = stack.indexOf(message);
  return start < 0 ? "" : stack.slice(start + message.length).trim();
}
