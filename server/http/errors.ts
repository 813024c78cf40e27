import type { ErrorRequestHandler, RequestHandler } from "express";
import { ZodError } from "zod";
import { AppError } from "../lib/app-error";
import { isDatabaseAway, pgErrorOf } from "../lib/pg-error";
import { depsOf } from "../deps";
import { validationError } from "./request";

/** Any path under /api that no route answers: a JSON 404, never the page. */
export const apiNotFound: RequestHandler = () => {
  throw new AppError("not_found", "There is nothing at this address");
};

/** What the JSON reader of Express says, in our words. */
function fromBodyParser(error: unknown): AppError | null {
  if (!(error instanceof Error) || !("type" in error)) return null;
  switch (error.type) {
    case "entity.parse.failed":
      return new AppError("invalid_json", "The request is not valid JSON");
    case "entity.too.large":
    case "parameters.too.many":
      return new AppError("too_large", "The request is too large");
    case "encoding.unsupported":
    case "charset.unsupported":
      return new AppError("unsupported_type", "Send JSON in UTF-8");
    case "request.aborted":
    case "request.size.invalid":
    case "encoding.failed":
      return new AppError("invalid_json", "The request did not arrive whole");
    default:
      return null;
  }
}

// Values that a column cannot hold and that no validator caught: the caller's mistake, not ours.
const BAD_VALUE = new Set(["22P02", "22003", "22007", "22008", "22021", "22P05", "22001"]);

function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return validationError(error);
  // A path with a broken %-escape: such an address cannot exist.
  if (error instanceof URIError) return new AppError("not_found", "There is nothing at this address");
  const bodyError = fromBodyParser(error);
  if (bodyError) return bodyError;
  if (isDatabaseAway(error))
    return new AppError(
      "unavailable",
      "The service is busy or its database is away. Please try again.",
      undefined,
      {
        cause: error,
        retryAfterSeconds: 5,
      },
    );
  if (BAD_VALUE.has(pgErrorOf(error)?.code ?? ""))
    return new AppError("validation_failed", "Some values are not valid", undefined, { cause: error });
  return null;
}

/** The one exit for everything that went wrong. */
export const errorHandler: ErrorRequestHandler = (error, req, res, _next) => {
  const known = toAppError(error);
  // The error of a failed statement has SQL and values in its message: the code and the stack of what was called are enough.
  if (!known)
    depsOf(req).log.error({ err: describe(error), requestId: req.id, path: req.path }, "request failed");
  else if (known.status >= 500)
    depsOf(req).log.warn({ err: describe(known.cause ?? known), requestId: req.id }, known.message);
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const answer = known ?? new AppError("internal", "Something went wrong on our side. Please try again.");
  if (answer.retryAfterSeconds !== undefined)
    res.setHeader("Retry-After", String(Math.ceil(answer.retryAfterSeconds)));
  res.status(answer.status).json(answer.toBody());
};

function describe(error: unknown): Record<string, unknown> {
  const pgError = pgErrorOf(error);
  if (pgError) {
    const frames =
      error instanceof Error ? error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) : [];
    return { type: "database", ...pgError, stack: frames?.join("\n") };
  }
  return error instanceof Error
    ? { type: error.name, message: error.message.slice(0, 500), stack: error.stack }
    : { type: typeof error };
}
