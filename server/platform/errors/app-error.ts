import {
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  type FieldErrors,
  type FieldMessages,
} from "@shared/errors";
import { type Message, type PlainKey, wordMessage } from "@shared/words/messages";
import { MessageError } from "./message-error";

/**
 * The error that a route answers with. `code` determines the status; `retryAfterSeconds` becomes the Retry-After
 * header.
 */
export class AppError extends MessageError {
  readonly code: ErrorCode;
  readonly fields: FieldMessages | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    text: Message,
    fields?: FieldMessages,
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(text, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = fields && Object.keys(fields).length > 0 ? fields : undefined;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  /** Returns the response body in the current language. */
  toBody(): ErrorBody {
    return {
      message: wordMessage(this.text),
      code: this.code,
      ...(this.fields ? { fieldErrors: wordFields(this.fields) } : {}),
    };
  }
}

const wordFields = (fields: FieldMessages): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.map(wordMessage)]));

type Missing = PlainKey extends infer K ? (K extends `${infer Thing} not found` ? Thing : never) : never;

/** Creates the answer for a record that does not exist or belongs to somebody else: the two must look the same. */
export const notFound = (thing: Missing) => new AppError("not_found", `${thing} not found`);
