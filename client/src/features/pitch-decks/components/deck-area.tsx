import type { UseQueryResult } from "@tanstack/react-query";
import { Presentation } from "lucide-react";
import type { AiProvider } from "@shared/constants/enums";
import { EmptyState } from "@/components/empty-state";
import { Card } from "@/ui/card";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import type { Deck } from "../deck-figures";
import { t } from "@/words";
import { DeckPanel } from "./deck-panel";

/** The right side of the screen: the selected deck, or a note that none is selected. */
export function DeckArea({
  decks,
  selectedId,
  provider,
  onDeleted,
}: {
  decks: UseQueryResult<Deck[]>;
  selectedId: string;
  provider: AiProvider;
  onDeleted: () => void;
}) {
  const deck = decks.data?.find(({ id }) => id === selectedId);
  if (deck) return <DeckPanel key={deck.id} deck={deck} provider={provider} onDeleted={onDeleted} />;
  if (decks.isPending && selectedId) return <AreaSkeleton />;
  return (
    <EmptyState
      icon={Presentation}
      title={t("No deck selected")}
      description={t("Upload or select a pitch deck to see AI analysis")}
      className="lg:min-h-[28rem] lg:justify-center"
    />
  );
}

function AreaSkeleton() {
  return (
    <SkeletonGroup label={t("Loading the analysis")} className="space-y-4 md:space-y-6">
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="h-11 w-72 max-w-full" />
      <Card className="space-y-5">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-20 w-32" />
        <div className="grid gap-4 sm:grid-cols-2">
          {[0, 1, 2, 3, 4, 5].map((bar) => (
            <Skeleton key={bar} className="h-8" />
          ))}
        </div>
      </Card>
    </SkeletonGroup>
  );
}
