import type { UseQueryResult } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, FileText } from "lucide-react";
import type { Ref } from "react";
import { Link } from "wouter";
import { ErrorState } from "@/components/error-state";
import { Badge } from "@/ui/badge";
import { Card } from "@/ui/card";
import { Skeleton } from "@/ui/skeleton";
import { Spinner } from "@/ui/spinner";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { useIsAskedFor } from "../api";
import { getDeckPhase, getScoreTone, toScore, type Deck } from "../deck-figures";
import { t } from "@/words";

/** The person's decks; each row leads to its analysis. */
export function DeckList({
  decks,
  selectedId,
  onSelect,
  ref,
}: {
  decks: UseQueryResult<Deck[]>;
  selectedId: string;
  onSelect: () => void;
  ref?: Ref<HTMLElement>;
}) {
  return (
    <Card flush>
      <section ref={ref} tabIndex={-1} aria-labelledby="your-decks" className="outline-none">
        <h2 id="your-decks" className="px-5 pt-5 pb-4 text-lg md:px-6 md:pt-6">
          {t("Your Decks")}
        </h2>
        {decks.isPending && <ListLoading />}
        {decks.isError && (
          <ErrorState
            title={t("Your decks could not be loaded")}
            error={decks.error}
            onRetry={decks.refetch}
            retrying={decks.isFetching}
            className="mx-5 mb-5 px-4 py-6 md:mx-6 md:mb-6"
          />
        )}
        {decks.data?.length === 0 && (
          <div className="px-5 pb-6 md:px-6 md:pb-7">
            <p className="font-medium">{t("No pitch decks yet")}</p>
            <p className="mt-0.5 text-[0.9375rem] text-quiet">{t("Upload your first deck to get started")}</p>
          </div>
        )}
        {decks.data && decks.data.length > 0 && (
          <ul className="divide-y divide-line border-t border-line">
            {decks.data.map((deck) => (
              <DeckRow key={deck.id} deck={deck} isSelected={deck.id === selectedId} onSelect={onSelect} />
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

function DeckRow({ deck, isSelected, onSelect }: { deck: Deck; isSelected: boolean; onSelect: () => void }) {
  const score = toScore(deck.aiScore);
  return (
    <li className="last:overflow-hidden last:rounded-b-card">
      <Link
        href={paths.deck(deck.id)}
        aria-current={isSelected || undefined}
        onClick={onSelect}
        className={cn(
          "focus-inset relative flex min-h-16 items-center gap-3 px-5 py-3.5 transition-colors hover:bg-raised md:px-6",
          isSelected &&
            "bg-raised before:absolute before:inset-y-0 before:start-0 before:w-1 before:bg-primary",
        )}
      >
        <FileText aria-hidden="true" className="size-5 shrink-0 self-start text-link" />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 text-[0.9375rem] leading-5 font-medium wrap-anywhere">
            <bdi>{deck.fileName}</bdi>
          </span>
          <StatusLine deck={deck} />
        </span>
        {score !== null && (
          <Badge tone={getScoreTone(score)} className="shrink-0 text-sm">
            {score}/100
          </Badge>
        )}
      </Link>
    </li>
  );
}

function StatusLine({ deck }: { deck: Deck }) {
  const isAskedFor = useIsAskedFor(deck.id);
  const phase = getDeckPhase(deck);
  if (phase === "failed" && !isAskedFor)
    return (
      <span className="mt-1 flex gap-1.5 text-sm text-destructive">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="line-clamp-2">{deck.failureReason ?? t("The analysis failed")}</span>
      </span>
    );
  const isAnalyzing = phase !== "analyzed" || deck.isAnalyzing || isAskedFor;
  return (
    <span className="mt-1 flex items-center gap-1.5 text-sm text-quiet">
      {isAnalyzing ? (
        <Spinner className="size-4" />
      ) : (
        <CircleCheck aria-hidden="true" className="size-4 text-good" />
      )}
      {isAnalyzing ? t("Analyzing...") : t("Analyzed")}
    </span>
  );
}

function ListLoading() {
  return (
    <div role="status" aria-busy="true" className="space-y-3 px-5 pb-6 md:px-6">
      <p className="text-[0.9375rem] text-quiet">{t("Loading...")}</p>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
