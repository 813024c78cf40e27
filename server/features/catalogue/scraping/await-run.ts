import type { ScrapeRun } from "@shared/schema/index";
import type { ServiceContext } from "../../../context/deps";
import { AppError } from "../../../platform/errors/app-error";
import { awaitChange } from "../../../platform/realtime/await-change";
import { findRun } from "./scrape-runs.queries";

/**
 * Proxies end a request after about two minutes. A run that takes longer goes on, and a push tells the page about its
 * end.
 */
const WAIT_MS = 110_000;
const LOOK_EVERY_MS = 5_000;

/**
 * Waits until a run has ended, in whichever process.
 * @returns the run, still under way if that takes longer than `waitMs`
 * @throws AppError upstream_failed if the run no longer exists; the signal's reason if it is aborted
 */
export async function awaitRun(
  { deps, db, actor }: ServiceContext<"push">,
  id: string,
  { signal, waitMs = WAIT_MS }: { signal: AbortSignal; waitMs?: number },
): Promise<ScrapeRun> {
  const find = async () => {
    const run = await findRun(db, id);
    if (!run) throw new AppError("upstream_failed", "This run is not known any more.");
    return run;
  };
  const ended = await awaitChange(
    { push: deps.push, userId: actor.id, signal, waitMs, checkEveryMs: LOOK_EVERY_MS },
    async () => {
      const run = await find();
      return run.status === "queued" || run.status === "running" ? undefined : run;
    },
  );
  return ended ?? find();
}
