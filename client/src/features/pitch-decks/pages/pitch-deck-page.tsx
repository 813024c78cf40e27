import { useQuery } from "@tanstack/react-query";
import { Presentation } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import type { AiProvider } from "@shared/constants/enums";
import { DEFAULT_DECK_PROVIDER } from "@shared/constants/pitch-decks";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { PageHeader } from "@/components/page-header";
import { useMediaQuery } from "@/hooks/use-media-query";
import { useSearchParam } from "@/hooks/use-search-param";
import { useSignedInUser } from "@/lib/api/current-user";
import { Card } from "@/ui/card";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { paths } from "@/lib/paths";
import { decksQuery } from "../api";
import { DeckList } from "../components/deck-list";
import { DeckPanel } from "../components/deck-panel";
import { ProviderChoice } from "../components/provider-choice";
import { UploadCard } from "../components/upload-card";
import { claimUpload, forgetCreated, useUpload } from "../upload/upload-store";
import { t } from "@/words";

/** The user's decks: upload one, and read the strengths and weaknesses of each. The selected deck is in the address. */
export default function PitchDeckPage() {
  const { id: userId } = useSignedInUser();
  useLayoutEffect(() => claimUpload(userId), [userId]);
  const decks = useQuery(decksQuery());
  const [selectedId] = useSearchParam("deck");
  const deck = decks.data?.find(({ id }) => id === selectedId);
  const [provider, setProvider] = useState<AiProvider>(DEFAULT_DECK_PROVIDER);
  const list = useRef<HTMLElement>(null);
  const area = useRef<HTMLElement>(null);
  const [, navigate] = useLocation();
  const isOneColumn = useMediaQuery("(max-width: 1023.98px)");

  // Scrolls to the analysis where it is below the list.
  const showAnalysis = () => {
    if (!isOneColumn) return;
    // Wait for the deck: before, the page may be too short to scroll.
    setTimeout(() => {
      area.current?.scrollIntoView({ block: "start" });
      area.current?.focus({ preventScroll: true });
    });
  };
  useShowCreated((id) => {
    navigate(paths.deck(id));
    showAnalysis();
  });

  const wasDeleted = useRef(false);
  useEffect(() => {
    if (selectedId || !wasDeleted.current) return;
    wasDeleted.current = false;
    // Wait for the dialog, which tries to give the focus back to a deleted row.
    setTimeout(() => list.current?.focus());
  }, [selectedId]);

  return (
    <>
      <PageHeader
        title={t("Pitch Deck Analyzer")}
        subtitle={t("Get AI-powered feedback from multiple perspectives")}
      />
      <div className="grid gap-4 md:gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="min-w-0 space-y-4 md:space-y-6">
          <UploadCard provider={provider} />
          <ProviderChoice value={provider} onValueChange={setProvider} />
          <DeckList ref={list} decks={decks} selectedId={selectedId} onSelect={showAnalysis} />
        </div>
        <section ref={area} tabIndex={-1} aria-label={t("Analysis")} className="min-w-0 max-lg:mt-4">
          {deck ? (
            <DeckPanel
              key={deck.id}
              deck={deck}
              provider={provider}
              onDeleted={() => {
                wasDeleted.current = true;
                navigate(paths.pitchDeck, { replace: true });
              }}
            />
          ) : decks.isPending && selectedId ? (
            <PanelSkeleton />
          ) : decks.isError && !decks.data && selectedId ? (
            <ErrorState
              title={t("The analysis could not be loaded")}
              error={decks.error}
              onRetry={decks.refetch}
              retrying={decks.isFetching}
            />
          ) : (
            <EmptyState
              icon={Presentation}
              title={t("No deck selected")}
              description={t("Upload or select a pitch deck to see AI analysis")}
              className="lg:min-h-[28rem] lg:justify-center"
            />
          )}
        </section>
      </div>
    </>
  );
}

/** Selects the deck that an upload made, also when it ended while the screen was left. */
function useShowCreated(show: (id: string) => void) {
  const upload = useUpload();
  const id = upload.state === "empty" ? upload.createdId : undefined;
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (!id) return;
    forgetCreated();
    latest.current(id);
  }, [id]);
}

function PanelSkeleton() {
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
