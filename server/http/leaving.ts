import type { Response } from "express";

/** Aborted when the connection ends before the answer was sent. */
export function signalOfLeaving(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}
