import { useQuery } from "@tanstack/react-query";
import { DECK_SCORES } from "@shared/constants/pitch-decks";
import type { DeckJudgementView, PitchDeckReviewView } from "@shared/validators/pitch-decks";
import { translateLabel } from "@shared/words/labels";
import { ErrorState } from "@/components/error-state";
import { Badge } from "@/ui/badge";
import { Fold } from "@/ui/fold";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { reviewsQuery } from "../api";
import { toScore, type Deck } from "../deck-figures";
import { VERDICTS } from "../wording";
import { t } from "@/words";

/** Lists every criterion with its verdict, slide and quote; fetched on request. */
export function BasisCard({ deck }: { deck: Deck }) {
  // Only our server counts the judged criteria and keeps the judgements.
  if (typeof deck.aiAnalysis?.criteria !== "number") return null;
  return (
    <Fold
      level={3}
      title={t("What the scores rest on")}
      note={t("Each criterion with its verdict, the slide and the words")}
      className="py-4 md:py-5"
    >
      {() => <Basis deckId={deck.id} />}
    </Fold>
  );
}

function Basis({ deckId }: { deckId: string }) {
  const reviews = useQuery(reviewsQuery(deckId));
  if (reviews.isPending)
    return (
      <SkeletonGroup label={t("Loading the criteria")} className="space-y-3">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-10" />
        ))}
      </SkeletonGroup>
    );
  if (reviews.isError)
    return (
      <ErrorState
        title={t("The criteria could not be loaded")}
        error={reviews.error}
        onRetry={reviews.refetch}
        retrying={reviews.isFetching}
        className="border-0 py-6"
      />
    );
  const newest = reviews.data[0];
  if (!newest?.judgements?.length)
    return <p className="text-quiet">{t("Nothing is kept of how this was judged.")}</p>;
  return <Groups review={newest} />;
}

function Groups({ review }: { review: PitchDeckReviewView }) {
  return (
    <div className="space-y-7">
      {DECK_SCORES.map(({ key, label }) => {
        const judgements = review.judgements.filter(({ group }) => group === key);
        if (judgements.length === 0) return null;
        const score = toScore(review.scores?.[key]);
        return (
          <section key={key} aria-label={translateLabel(label)}>
            <div className="flex items-baseline justify-between gap-3">
              <h4 className="font-display text-base font-semibold">{translateLabel(label)}</h4>
              <p className="text-sm text-quiet">{score === null ? t("not judged") : `${score}/100`}</p>
            </div>
            <ul className="mt-1 divide-y divide-line">
              {judgements.map((judgement) => (
                <Judgement key={judgement.criterionId} judgement={judgement} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Judgement({ judgement }: { judgement: DeckJudgementView }) {
  const { title, verdict, comment, slide, evidence } = judgement;
  const { label, tone } = VERDICTS[verdict] ?? VERDICTS.unjudged;
  const isElsewhere = slide !== null && !evidence.some((each) => each.slide === slide);
  return (
    <li className="py-3">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 text-[0.9375rem] font-medium wrap-anywhere">{translateLabel(title)}</p>
        <Badge tone={tone} className="shrink-0">
          {label}
        </Badge>
      </div>
      {(comment || isElsewhere) && (
        <p dir="auto" className="mt-0.5 text-sm wrap-anywhere text-quiet">
          {isElsewhere && <>{t("Slide {slide}:", { slide })} </>}
          {comment}
        </p>
      )}
      {evidence.map(({ slide: on, quote }, index) => (
        <blockquote
          key={index}
          dir="auto"
          className="mt-2 border-s-2 border-edge/50 ps-3 text-sm wrap-anywhere"
        >
          {t("“{quote}”", { quote })}{" "}
          <cite className="text-quiet not-italic">{t("Slide {slide}", { slide: on })}</cite>
        </blockquote>
      ))}
    </li>
  );
}
