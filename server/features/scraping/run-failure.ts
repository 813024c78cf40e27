import type { ErrorCode } from "@shared/errors";
import { AppError } from "../../lib/app-error";
import { FetchFailure, type FetchFailureKind } from "../../lib/fetching/types";

/** Why a run ended without a result: a sentence for the administrator, and what kind of failure it was. */
export type RunFailure = { code: ErrorCode; message: string };

export const OUR_FAULT = "Something went wrong on our side. Please try again.";
export const CUT_OFF = "The reading was cut off too often. Please try again.";

/** What the person who gave the address can put right. */
const MISTAKES: readonly FetchFailureKind[] = ["refused_address", "unknown_host"];

/**
 * The failure of a run, where it is one that belongs to reading other people's sites; null for anything else, which is a bug or a
 * database that is away, and worth another try.
 */
export function failureOf(error: unknown): RunFailure | null {
  if (error instanceof FetchFailure) return { code: codeOf(error), message: sentenceOf(error) };
  if (error instanceof AppError && error.code !== "internal")
    return { code: error.code, message: error.message };
  return null;
}

/** The reason of one page among others. */
export const reasonOf = (error: unknown): string => failureOf(error)?.message ?? OUR_FAULT;

function codeOf({ kind }: FetchFailure): ErrorCode {
  if (MISTAKES.includes(kind)) return "validation_failed";
  return kind === "timeout" ? "upstream_timeout" : "upstream_failed";
}

/** A refusal is the most common failure of all, and nobody's mistake: it says so. */
function sentenceOf({ kind, status, message }: FetchFailure): string {
  if (kind !== "blocked" || status === 429) return message;
  return `${message.replace(/\.$/, "")} (${status}). Some websites block scraping.`;
}

/** What the waiting caller gets for it. `field` is where he gave the address. */
export function errorOf({ code, message }: RunFailure, field: string | null): AppError {
  if (code !== "validation_failed") return new AppError(code, message);
  return field === null
    ? new AppError("upstream_failed", message)
    : new AppError(code, message, { [field]: [message] });
}
