import type { AiAuthor } from "@shared/constants/enums";
import type { DraftView } from "@shared/validators/applications";
import type { Logger } from "../../platform/logger";
import { AppError } from "../../platform/errors/app-error";

type Told = {
  /** A piece of the draft; who joins late first gets all that was written so far. */
  onText: (piece: string, aiProvider: AiAuthor) => void;
  /** What was given so far does not hold: the next piece is a new beginning. */
  onRestart: () => void;
};
export type DraftListener = Partial<Told>;

/** What the work of a run is given, and how it says what it has written. */
export type DraftRunTools = Told & { signal: AbortSignal };

type JoinedDraft = {
  /** The checked draft; rejects as the work does. */
  done: Promise<DraftView>;
  /** Goes away. The run goes on without listeners, unless nobody wants it any more (see `settle`). */
  leave: () => void;
};

/**
 * `place`: where a draft goes. `wish`: what else was asked for; another wish for the same place is a run of its own. `runId`: what who
 * asks calls the run; who joins it may call it otherwise.
 */
type DraftKey = { place: string; wish: string; runId?: string | undefined };

export type DraftRuns = {
  /** Joins the run of this key, or begins one. `listener` hears nothing any more once it has left. */
  join(
    key: DraftKey,
    listener: DraftListener,
    work: (tools: DraftRunTools) => Promise<DraftView>,
  ): JoinedDraft;
  /** A draft was saved by hand: the runs for its place end now, or each when the last of its listeners leaves, unless somebody joins it anew. */
  settle(place: string): void;
  /** Cuts off the runs for a place now, or the one that is called so. Whoever waits for one is told that it was stopped. */
  end(place: string, runId?: string): void;
  /** For the server's end: cuts off every run, and lets none begin any more. Whoever listens is told to try again. */
  stop(): void;
};

type Run = {
  place: string;
  /** What those who asked for it call it. */
  ids: Set<string>;
  done: Promise<DraftView>;
  controller: AbortController;
  listeners: Set<DraftListener>;
  isSettled: boolean;
  text: string;
  aiProvider: AiAuthor | undefined;
};

const stopping = () =>
  new AppError("unavailable", "The server is being restarted. Please try again in a moment.", undefined, {
    retryAfterSeconds: 5,
  });

const stopped = () => new AppError("conflict", "The draft was stopped.");

/**
 * The drafts that are being written in this process, one for each place and wish. A run outlives those who listen: it ends with its work,
 * whose own time limits bound it.
 * @param log told why a run failed that nobody listened to any more
 */
export function createDraftRuns(log: Logger): DraftRuns {
  const runs = new Map<string, Run>();
  let isStopped = false;

  const endIfUnwanted = ({ isSettled, listeners, controller }: Run) => {
    if (isSettled && listeners.size === 0) controller.abort();
  };

  const begin = (
    key: string,
    place: string,
    listener: DraftListener,
    work: (tools: DraftRunTools) => Promise<DraftView>,
  ): Run => {
    const listeners = new Set([listener]);
    const controller = new AbortController();
    const run: Run = {
      place,
      ids: new Set(),
      done: Promise.resolve().then(() =>
        work({
          signal: controller.signal,
          onText: (piece, aiProvider) => {
            run.text += piece;
            run.aiProvider = aiProvider;
            for (const each of listeners) each.onText?.(piece, aiProvider);
          },
          onRestart: () => {
            run.text = "";
            for (const each of listeners) each.onRestart?.();
          },
        }),
      ),
      controller,
      listeners,
      isSettled: false,
      text: "",
      aiProvider: undefined,
    };
    run.done
      .catch((error: unknown) => {
        const isUnheard = listeners.size === 0 && !controller.signal.aborted;
        if (isUnheard && !(error instanceof AppError)) log.error({ err: error }, "a draft failed");
      })
      .finally(() => {
        if (runs.get(key) === run) runs.delete(key);
      });
    return run;
  };

  return {
    join({ place, wish, runId }, listener, work) {
      if (isStopped) throw stopping();
      const key = `${place} ${wish}`;
      let run = runs.get(key);
      if (run && !run.controller.signal.aborted) {
        if (run.aiProvider && run.text !== "") listener.onText?.(run.text, run.aiProvider);
        run.listeners.add(listener);
        run.isSettled = false;
      } else runs.set(key, (run = begin(key, place, listener, work)));
      if (runId !== undefined) run.ids.add(runId);
      const joined = run;
      return {
        done: joined.done,
        leave: () => {
          joined.listeners.delete(listener);
          endIfUnwanted(joined);
        },
      };
    },
    settle(place) {
      for (const run of runs.values()) {
        if (run.place !== place) continue;
        run.isSettled = true;
        endIfUnwanted(run);
      }
    },
    end(place, runId) {
      for (const run of runs.values())
        if (run.place === place && (runId === undefined || run.ids.has(runId)))
          run.controller.abort(stopped());
    },
    stop() {
      isStopped = true;
      for (const { controller } of runs.values()) controller.abort(stopping());
    },
  };
}
