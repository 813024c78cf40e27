import type { PitchDeckView } from "@shared/validators/pitch-decks";
import type { ServiceContext } from "../../context/deps";
import { AppError, notFound } from "../../platform/errors/app-error";
import { awaitChange } from "../../platform/realtime/await-change";
import { isAnalyzing, STOPPED } from "./deck-runs";
import { toDeckView } from "./deck-views";
import { type DeckRow, findDeck } from "./pitch-decks.queries";

/** An analysis that takes longer goes on. A push tells the page about its end. */
const WAIT_MS = 110_000;
const LOOK_EVERY_MS = 10_000;

/**
 * Waits until a run of a deck has ended, whichever process does it.
 * @returns the deck, still being analysed when that takes too long, or as it was when somebody stopped it
 * @throws AppError upstream_failed with the reason when the run ended without a result; not_found when the deck is gone;
 * the signal's reason when it is aborted
 */
export async function awaitRun(
  { deps, db, actor }: ServiceContext<"push">,
  id: string,
  run: number,
  signal: AbortSignal,
): Promise<PitchDeckView> {
  const find = async () => {
    const deck = await findDeck(db, actor.id, id);
    if (!deck) throw notFound("Pitch deck");
    return deck;
  };
  const ended = await awaitChange(
    { push: deps.push, userId: actor.id, signal, waitMs: WAIT_MS, checkEveryMs: LOOK_EVERY_MS },
    async () => {
      const deck = await find();
      return deck.finishedRun >= run ? deck : undefined;
    },
  );
  return ended ? endOf(ended) : toDeckView(await find());
}

function endOf(deck: DeckRow): PitchDeckView {
  if (deck.failureReason !== null && deck.failureReason !== STOPPED && !isAnalyzing(deck))
    throw new AppError("upstream_failed", deck.failureReason);
  return toDeckView(deck);
}
