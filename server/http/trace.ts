import { randomBytes } from "node:crypto";

export type Trace = {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** The span of the caller, if it named one. */
  parentId?: string;
};

/**
 * Version, trace, parent span, flags (W3C Trace Context). Version 00 has no further fields; version ff is not allowed.
 */
const TRACEPARENT = /^(?!ff)(?!00-.{53})[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(?:-.*)?$/;
const NONE = /^0+$/;

/** Returns the trace of a `traceparent` header; a new trace if the header is missing or invalid. */
export function readTrace(header: string | undefined): Trace {
  const [, traceId = "0", parentId = "0"] = TRACEPARENT.exec(header ?? "") ?? [];
  return NONE.test(traceId) || NONE.test(parentId)
    ? { traceId: randomBytes(16).toString("hex") }
    : { traceId, parentId };
}
