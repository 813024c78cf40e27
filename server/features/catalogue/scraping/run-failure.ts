import type { ErrorCode } from "@shared/errors";
import type { Message } from "@shared/words/messages";
import { AppError } from "../../../platform/errors/app-error";
import { MessageError } from "../../../platform/errors/message-error";
import { FetchFailure, type FetchFailureKind } from "../../../platform/fetch/types";

/** Why a run ended without a result: a sentence for the administrator, and what kind of failure it was. */
export type RunFailure = { code: ErrorCode; message: Message };

export const OUR_FAULT: Message = "Something went wrong on our side. Please try again.";
export const CUT_OFF: Message = "The reading was cut off too often. Please try again.";

/** What the person who gave the address can put right. */
const MISTAKES: readonly FetchFailureKind[] = ["refused_address", "unknown_host"];

/**
 * The failure of a run, where it is one that belongs to reading other people's sites; null for anything else, which is a bug or a
 * database that is away, and worth another try.
 */
export function toRunFailure(error: unknown): RunFailure | null {
  if (error instanceof FetchFailure) return { code: toErrorCode(error), message: error.text };
  if (error instanceof AppError && error.code !== "internal")
    return { code: error.code, message: error.text };
  return null;
}

/** The reason of one page among others. */
export const toReason = (error: unknown): Message => (error instanceof MessageError ? error.text : OUR_FAULT);

function toErrorCode({ kind }: FetchFailure): ErrorCode {
  if (MISTAKES.includes(kind)) return "validation_failed";
  return kind === "timeout" ? "upstream_timeout" : "upstream_failed";
}

/** What the waiting caller gets for it. `field` is where he gave the address. */
export function toAppError({ code, message: text }: RunFailure, field: string | null): AppError {
  if (code !== "validation_failed") return new AppError(code, text);
  return field === null
    ? new AppError("upstream_failed", text)
    : new AppError(code, text, { [field]: [text] });
}
