import type { RequestHandler, Response } from "express";
import { type Deps, isReading } from "../context/deps";

/**
 * Notes where the database's log had come to when somebody wrote something, before they learn that it was written: they, in whichever
 * browser and from whichever process, are shown no replica from before. Of what was refused nothing is noted.
 */
export function noteWrites({ reads }: Deps): RequestHandler {
  return (req, res, next) => {
    const { actor } = req;
    if (reads.hasReplicas && actor && !isReading(req))
      beforeTheEnd(res, async () => {
        if (res.statusCode < 400) await reads.noteWrite(actor.id);
      });
    next();
  };
}

/** Holds back the end of an answer until something is done. */
function beforeTheEnd(res: Response, work: () => Promise<void>): void {
  const end = res.end.bind(res) as (...args: unknown[]) => Response;
  let isEnding = false;
  res.end = (...args: unknown[]) => {
    if (isEnding) return res;
    isEnding = true;
    void work().finally(() => end(...args));
    return res;
  };
}
