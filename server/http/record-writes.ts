import type { RequestHandler, Response } from "express";
import { type Deps, isReadOnly } from "../context/deps";

/**
 * Records the database's log position after a successful write, before its answer is sent. The user is then shown no
 * replica that is older than that, in any browser and from any process. Refused writes are not recorded.
 */
export function recordWrites({ reads }: Pick<Deps, "reads">): RequestHandler {
  return (req, res, next) => {
    const { actor } = req;
    if (reads.hasReplicas && actor && !isReadOnly(req))
      delayEnd(res, async () => {
        if (res.statusCode < 400) await reads.recordWrite(actor.id);
      });
    next();
  };
}

/** Delays the end of an answer until `work` has finished. */
function delayEnd(res: Response, work: () => Promise<void>): void {
  const end = res.end.bind(res) as (...args: unknown[]) => Response;
  let isEnding = false;
  res.end = (...args: unknown[]) => {
    if (isEnding) return res;
    isEnding = true;
    void work().finally(() => end(...args));
    return res;
  };
}
