import { ERROR_STATUS, type ErrorBody, type ErrorCode, type FieldErrors } from "@shared/errors";

/**
 * What a route answers when it cannot do what was asked. The message is a sentence for a person; `code` fixes the status.
 * `retryAfterSeconds` becomes the Retry-After header.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fieldErrors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    fieldErrors?: FieldErrors,
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.fieldErrors = fieldErrors && Object.keys(fieldErrors).length > 0 ? fieldErrors : undefined;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  toBody(): ErrorBody {
    return {
      message: this.message,
      code: this.code,
      ...(this.fieldErrors ? { fieldErrors: this.fieldErrors } : {}),
    };
  }
}

/** The answer for a thing that is not there, or is somebody else's: the two must look the same. */
export const notFound = (thing: string) => new AppError("not_found", `${thing} not found`);
