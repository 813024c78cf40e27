import type { Response } from "express";

/** Returns a signal that is aborted when the connection ends before the answer was sent. */
export function createDisconnectSignal(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}
