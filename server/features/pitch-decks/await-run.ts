import type { PitchDeckView } from "@shared/validators/pitch-decks";
import type { ServiceContext } from "../../deps";
import { AppError, notFound } from "../../lib/app-error";
import { isAnalyzing } from "./deck-runs";
import { toDeckView } from "./deck-views";
import { type DeckRow, findDeck } from "./pitch-decks.queries";

/** An analysis that takes longer than this goes on; its end is told by a push. */
const WAIT_MS = 110_000;
/** The end of a run is told by a push. Should that get lost, this look finds it. */
const LOOK_EVERY_MS = 10_000;

/**
 * Waits until a run of a deck has ended, whichever process does it.
 * @returns the deck, still being analysed when that takes too long
 * @throws AppError upstream_failed with the reason when the run ended without a result; not_found when the deck is gone;
 * the signal's reason when it is aborted
 */
export async function awaitRun(
  ctx: ServiceContext,
  id: string,
  run: number,
  signal: AbortSignal,
): Promise<PitchDeckView> {
  let wake: () => void = () => {};
  let woken = false;
  const ring = () => {
    woken = true;
    wake();
  };
  const timeUp = AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]);
  timeUp.addEventListener("abort", ring);
  const stopHearing = ctx.deps.push.subscribe(ctx.actor.id, ring);
  const looks = setInterval(ring, LOOK_EVERY_MS);
  try {
    for (;;) {
      woken = false;
      const deck = await findDeck(ctx.db, ctx.actor.id, id);
      if (!deck) throw notFound("Pitch deck");
      if (deck.finishedRun >= run) return endOf(deck);
      signal.throwIfAborted();
      if (timeUp.aborted) return toDeckView(deck);
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (woken) resolve();
      });
    }
  } finally {
    clearInterval(looks);
    stopHearing();
    timeUp.removeEventListener("abort", ring);
  }
}

function endOf(deck: DeckRow): PitchDeckView {
  if (deck.failureReason !== null && !isAnalyzing(deck))
    throw new AppError("upstream_failed", deck.failureReason);
  return toDeckView(deck);
}
