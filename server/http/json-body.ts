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

/** Uploads may take longer, so that the server itself waits longer for a request to be whole. */
const readWithin =
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
      // What is still to come is not waited for.
      res.setHeader("Connection", "close");
      finish(new AppError("invalid_json", "The request did not arrive in time"));
    }, milliseconds);
    parseJson(req, res, finish);
  };

/**
 * Reads JSON bodies and nothing else, if they arrive in time. A request without a body is fine: its route decides whether it needs one.
 */
export const readJsonWithin = (milliseconds: number): RequestHandler[] => [
  requireJson,
  readWithin(milliseconds),
  requireObject,
  refuseDeep,
];

export const jsonBody = readJsonWithin(60_000);
