import { useQueryClient } from "@tanstack/react-query";
import { StopButton } from "@/components/stop-button";
import { refreshDecks } from "../api";
import type { Deck } from "../deck-figures";
import { t } from "@/words";

/** Stops the analysis of a deck that waits or is under way. An earlier one stays. */
export function StopAnalysis({ deck, className }: { deck: Deck; className?: string }) {
  const client = useQueryClient();
  return (
    <StopButton<Deck>
      path={`/api/pitch-decks/${encodeURIComponent(deck.id)}/analysis`}
      onStopped={(stopped) => refreshDecks(client, stopped)}
      label={t("Stop the analysis")}
      {...(className ? { className } : {})}
    />
  );
}
