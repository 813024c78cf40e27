import express, { type RequestHandler } from "express";
import { JSON_BODY_BYTES, JSON_DEPTH_MAX } from "@shared/constants/limits";
import { AppError } from "../lib/app-error";

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

/** Reads JSON bodies and nothing else. A request without a body is fine: its route decides whether it needs one. */
export const jsonBody: RequestHandler[] = [
  requireJson,
  express.json({ limit: JSON_BODY_BYTES, type: "application/json", strict: false }),
  requireObject,
  refuseDeep,
];
