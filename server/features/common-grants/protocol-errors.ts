import type { ErrorRequestHandler, Response } from "express";
import type { ErrorBody } from "@shared/errors";
import type { CommonGrantsErrorView } from "@shared/validators/common-grants";

/** Puts errors into the protocol's form; the server's error handler still answers them. */
export const inProtocolForm: ErrorRequestHandler = (error, _req, res: Response, next) => {
  const send = res.json.bind(res);
  res.json = (body: ErrorBody) => send(toProtocolError(res.statusCode, body));
  next(error);
};

function toProtocolError(status: number, { message, code, fieldErrors }: ErrorBody): CommonGrantsErrorView {
  const ofFields = Object.entries(fieldErrors ?? {}).flatMap(([field, sentences]) =>
    sentences.map((sentence) => ({ code, field, message: sentence })),
  );
  return { status, message, errors: ofFields.length > 0 ? ofFields : [{ code, message }] };
}
