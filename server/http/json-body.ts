import express, { type RequestHandler } from "express";
import { JSON_BODY_BYTES, JSON_DEPTH_MAX } from "@shared/constants/limits";
import { AppError } from "../platform/errors/app-error";

const hasBody = (headers: { "content-length"?: string; "transfer-encoding"?: string }) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

function isDeeperThan(value: unknown, depth: number): boolean {
  if (value === null || typeof value !== "object") return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, depth - 1));
}

const requireJson: RequestHandler = (req, _res, next) => {
  if (hasBody(req.headers) && !req.is("application/json"))
    throw new AppError("unsupported_type", "Send the request as application/json");
  next();
};

const requireObject: RequestHandler = (req, _res, next) => {
  const body: unknown = req.body;
  if (body !== undefined && (typeof body !== "object" || body === null || Array.isArray(body)))
    throw new AppError("validation_failed", "Send a JSON object");
  next();
};

const refuseDeep: RequestHandler = (req, _res, next) => {
  if (isDeeperThan(req.body, JSON_DEPTH_MAX))
    throw new AppError("validation_failed", "The request is nested too deeply");
  next();
};

const parseJson = express.json({ limit: JSON_BODY_BYTES, type: "application/json", strict: false });

/** Limits the time for a JSON body to arrive. The server's own limit is longer, because it has to allow uploads. */
const parseJsonWithin =
  (milliseconds: number): RequestHandler =>
  (req, res, next) => {
    let isFinished = false;
    const finish = (error?: unknown) => {
      clearTimeout(timer);
      if (isFinished) return;
      isFinished = true;
      next(error);
    };
    const timer = setTimeout(() => {
      // The rest of the body is not waited for.
      res.setHeader("Connection", "close");
      finish(new AppError("invalid_json", "The request did not arrive in time"));
    }, milliseconds);
    parseJson(req, res, finish);
  };

/**
 * Refuses bodies that are not JSON or do not arrive in time. A request without a body passes: its route decides whether
 * it needs one.
 */
export const readJsonWithin = (milliseconds: number): RequestHandler[] => [
  requireJson,
  parseJsonWithin(milliseconds),
  requireObject,
  refuseDeep,
];

export const jsonBody = readJsonWithin(60_000);
