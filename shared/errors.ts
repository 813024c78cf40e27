import type { Message } from "./words/messages";

/**
 * The closed list of error codes, each with its one HTTP status. Code branches on these and never on the
 * wording.
 */
export const ERROR_STATUS = {
  validation_failed: 400,
  invalid_json: 400,
  invalid_token: 400,
  wrong_password: 400,
  /** A code or a key of the second factor that is wrong, used or expired. */
  wrong_code: 400,
  /** A right code of an authenticator app, of the half minute before or after. */
  code_not_current: 400,
  unreadable_file: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  email_unverified: 403,
  /** The person has to show once more that it is them. */
  confirmation_required: 403,
  /** Administrators of this installation have to sign in with a second factor. */
  second_factor_required: 403,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  already_decided: 409,
  already_running: 409,
  too_large: 413,
  unsupported_type: 415,
  rate_limited: 429,
  internal: 500,
  upstream_failed: 502,
  /** A provider refuses for good: its key, its quota or its model is no longer accepted. */
  upstream_refused: 502,
  upstream_timeout: 504,
  unavailable: 503,
  ai_unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** Maps a field name (a dotted path when nested) to sentences for a person. */
export type FieldErrors = Record<string, string[]>;

/** The same before its sentences are translated for the reader. */
export type FieldMessages = Record<string, Message[]>;

/** The body of every error answer under /api. */
export type ErrorBody = { message: string; code: ErrorCode; fieldErrors?: FieldErrors };
