import type { ErrorCode } from "@shared/errors";
import type { Message } from "@shared/words/messages";
import { AppError } from "../../../platform/errors/app-error";
import { MessageError } from "../../../platform/errors/message-error";
import { FetchFailure, type FetchFailureKind } from "../../../platform/fetch/types";

/** The reason why a run failed: a sentence for the administrator and the kind of failure. */
export type RunFailure = { code: ErrorCode; message: Message };

export const OUR_FAULT: Message = "Something went wrong on our side. Please try again.";
export const CUT_OFF: Message = "The reading was cut off too often. Please try again.";

/** The person who gave the address can correct these. */
const MISTAKES: readonly FetchFailureKind[] = ["refused_address", "unknown_host"];

/**
 * Returns the failure of a run if it comes from reading another site. Null means a bug or an unavailable database,
 * which is worth another attempt.
 */
export function toRunFailure(error: unknown): RunFailure | null {
  if (error instanceof FetchFailure) return { code: toErrorCode(error), message: error.text };
  if (error instanceof AppError && error.code !== "internal")
    return { code: error.code, message: error.text };
  return null;
}

/** Words the failure of a single page. */
export const toReason = (error: unknown): Message => (error instanceof MessageError ? error.text : OUR_FAULT);

function toErrorCode({ kind }: FetchFailure): ErrorCode {
  if (MISTAKES.includes(kind)) return "validation_failed";
  return kind === "timeout" ? "upstream_timeout" : "upstream_failed";
}

/** Makes the error for the waiting caller. `field` is the form field of the address. */
export function toAppError({ code, message: text }: RunFailure, field: string | null): AppError {
  if (code !== "validation_failed") return new AppError(code, text);
  return field === null
    ? new AppError("upstream_failed", text)
    : new AppError(code, text, { [field]: [text] });
}
