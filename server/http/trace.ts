import { randomBytes } from "node:crypto";

export type Trace = {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** Of the caller's own step, where it told of one. */
  parentId?: string;
};

/** Version, trace, the caller's step, flags (W3C Trace Context). Only a later version than 00 says more behind them; there is no ff. */
const TRACEPARENT = /^(?!ff)(?!00-.{53})[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(?:-.*)?$/;
const NONE = /^0+$/;

/** The trace that a request is a part of; one of its own where no valid one is told. */
export function traceOf(header: string | undefined): Trace {
  const [, traceId = "0", parentId = "0"] = TRACEPARENT.exec(header ?? "") ?? [];
  return NONE.test(traceId) || NONE.test(parentId)
    ? { traceId: randomBytes(16).toString("hex") }
    : { traceId, parentId };
}
