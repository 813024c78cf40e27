import type { ErrorRequestHandler, RequestHandler } from "express";
import { ZodError } from "zod";
import { AppError } from "../platform/errors/app-error";
import { isDatabaseUnavailable, findPgError } from "../platform/errors/pg-error";
import { getDeps } from "../context/deps";
import { withLanguage } from "../platform/text/with-language";
import { getRequestLanguage } from "./language";
import { validationError } from "./request";
import { redactPath } from "./request-log";

/** Answers any path under /api that no route handles with a JSON 404 instead of the page. */
export const apiNotFound: RequestHandler = () => {
  throw new AppError("not_found", "There is nothing at this address");
};

/** Translates an error of Express's body parser. */
function toBodyError(error: unknown): AppError | null {
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
      // Express also refuses bodies that cannot be unpacked and ranges outside a file, but gives those errors no type.
      return "expose" in error && error.expose === true
        ? new AppError("invalid_json", "The request cannot be read")
        : null;
  }
}

// SQLSTATE codes for values that a column cannot hold: the caller's mistake that no validator caught.
const BAD_VALUE_CODES = new Set(["22P02", "22003", "22007", "22008", "22021", "22P05", "22001"]);

export const databaseUnavailable = (cause: unknown): AppError =>
  new AppError("unavailable", "The service is busy or its database is away. Please try again.", undefined, {
    cause,
    retryAfterSeconds: 5,
  });

/** Translates an error into its answer; null for an unexpected error. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return validationError(error);
  // A path with a broken %-escape cannot exist.
  if (error instanceof URIError) return new AppError("not_found", "There is nothing at this address");
  const bodyError = toBodyError(error);
  if (bodyError) return bodyError;
  if (isDatabaseUnavailable(error)) return databaseUnavailable(error);
  if (BAD_VALUE_CODES.has(findPgError(error)?.code ?? ""))
    return new AppError("validation_failed", "Some values are not valid", undefined, { cause: error });
  return null;
}

/** Answers every error, and logs the ones that operators should see. */
export const errorHandler: ErrorRequestHandler = (error, req, res, _next) => {
  const appError = toAppError(error);
  if (!appError)
    getDeps(req).log.error(
      { err: error as unknown, requestId: req.id, path: redactPath(req.originalUrl) },
      "request failed",
    );
  else if (appError.status >= 500)
    getDeps(req).log.warn({ err: appError.cause ?? appError, requestId: req.id }, appError.message);
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const answer = appError ?? new AppError("internal", "Something went wrong on our side. Please try again.");
  if (answer.retryAfterSeconds !== undefined)
    res.setHeader("Retry-After", String(Math.ceil(answer.retryAfterSeconds)));
  res.status(answer.status).json(withLanguage(getRequestLanguage(req), () => answer.toBody()));
};
