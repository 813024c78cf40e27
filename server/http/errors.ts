import type { ErrorRequestHandler, RequestHandler } from "express";
import { ZodError } from "zod";
import { AppError } from "../platform/errors/app-error";
import { isDatabaseAway, pgErrorOf } from "../platform/errors/pg-error";
import { depsOf } from "../context/deps";
import { speaking } from "../platform/text/speaking";
import { requestLanguage } from "./language";
import { validationError } from "./request";
import { pathForLog } from "./request-log";

/** Any path under /api that no route answers: a JSON 404, never the page. */
export const apiNotFound: RequestHandler = () => {
  throw new AppError("not_found", "There is nothing at this address");
};

/** What the JSON reader of Express says, in our words. */
function fromBodyParser(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null;
  switch ("type" in error ? error.type : undefined) {
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
      // A body that cannot be unpacked, a range outside a file: refused by Express and its parts, but without a type.
      return "expose" in error && error.expose === true
        ? new AppError("invalid_json", "The request cannot be read")
        : null;
  }
}

// Values that a column cannot hold and that no validator caught: the caller's mistake, not ours.
const BAD_VALUE = new Set(["22P02", "22003", "22007", "22008", "22021", "22P05", "22001"]);

export const databaseAway = (cause: unknown): AppError =>
  new AppError("unavailable", "The service is busy or its database is away. Please try again.", undefined, {
    cause,
    retryAfterSeconds: 5,
  });

/** What an error is answered with; null for one that nobody foresaw. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return validationError(error);
  // A path with a broken %-escape: such an address cannot exist.
  if (error instanceof URIError) return new AppError("not_found", "There is nothing at this address");
  const bodyError = fromBodyParser(error);
  if (bodyError) return bodyError;
  if (isDatabaseAway(error)) return databaseAway(error);
  if (BAD_VALUE.has(pgErrorOf(error)?.code ?? ""))
    return new AppError("validation_failed", "Some values are not valid", undefined, { cause: error });
  return null;
}

/** The one exit for everything that went wrong. */
export const errorHandler: ErrorRequestHandler = (error, req, res, _next) => {
  const known = toAppError(error);
  if (!known)
    depsOf(req).log.error(
      { err: error as unknown, requestId: req.id, path: pathForLog(req.originalUrl) },
      "request failed",
    );
  else if (known.status >= 500)
    depsOf(req).log.warn({ err: known.cause ?? known, requestId: req.id }, known.message);
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const answer = known ?? new AppError("internal", "Something went wrong on our side. Please try again.");
  if (answer.retryAfterSeconds !== undefined)
    res.setHeader("Retry-After", String(Math.ceil(answer.retryAfterSeconds)));
  res.status(answer.status).json(speaking(requestLanguage(req), () => answer.toBody()));
};
