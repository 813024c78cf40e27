import { ResendVerification } from "@/components/verify-email-banner";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { getLaterFailure, listSentences, type Deck } from "../deck-figures";
import { t } from "@/words";
import { BasisCard } from "./basis-card";
import { CertaintyCard } from "./certainty-card";
import { FindingsCard } from "./findings-card";
import { ScoreCard } from "./score-card";
import { ScoreHistory } from "./score-history";

/** An analysis: its figures, their explanation, and what to do next. */
export function Overview({
  deck,
  isAnalyzing,
  onAnalyze,
  onConfirm,
}: {
  deck: Deck;
  isAnalyzing: boolean;
  /** Undefined for who may only read. */
  onAnalyze: (() => void) | undefined;
  /** Called when the person says that a file which was judged to be no deck is one. Undefined for who may only read. */
  onConfirm: (() => void) | undefined;
}) {
  const failure = isAnalyzing ? null : getLaterFailure(deck);
  const isNoDeck = Boolean(deck.aiAnalysis?.notADeck);
  return (
    <div className="space-y-4 md:space-y-6">
      {failure && (
        <Alert
          tone="warning"
          title={deck.wasStopped ? t("The newest analysis was stopped") : t("The newest analysis failed")}
          actions={
            onAnalyze && (
              <div className="flex flex-wrap gap-3 max-md:w-full">
                {deck.waitsForVerification && <ResendVerification />}
                <Button variant="outline" onClick={onAnalyze}>
                  {t("Try again")}
                </Button>
              </div>
            )
          }
        >
          {deck.wasStopped
            ? t("You see the one before.")
            : t("{failure} You see the one before.", { failure: failure })}
        </Alert>
      )}
      {isNoDeck && (
        <Alert
          tone="warning"
          title={t("This does not look like a pitch deck")}
          actions={
            onConfirm && (
              <Button variant="outline" pending={isAnalyzing} className="max-md:w-full" onClick={onConfirm}>
                {t("It is a pitch deck: review it")}
              </Button>
            )
          }
        >
          <span dir="auto">{deck.aiAnalysis?.summary}</span>
        </Alert>
      )}
      <ScoreCard deck={deck} isAnalyzing={isAnalyzing} onAnalyze={onAnalyze} />
      {!isNoDeck && deck.aiAnalysis?.isConfirmedDeck && (
        <p className="text-[0.9375rem] text-quiet">
          {t("It was reviewed because you said that it is a pitch deck.")}
        </p>
      )}
      {!isNoDeck && <Findings deck={deck} />}
      <ScoreHistory deck={deck} />
    </div>
  );
}

function Findings({ deck }: { deck: Deck }) {
  const actionItems = listSentences(deck, "actionItems");
  const summary: unknown = deck.aiAnalysis?.summary;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        <FindingsCard
          title={t("Strengths")}
          tone="good"
          sentences={listSentences(deck, "strengths")}
          empty={t("No strengths analyzed yet")}
        />
        <FindingsCard
          title={t("Areas to Improve")}
          tone="middle"
          sentences={listSentences(deck, "weaknesses")}
          empty={t("No weaknesses analyzed yet")}
        />
      </div>
      {typeof summary === "string" && summary.trim() !== "" && (
        <Card>
          <CardHeader title={t("Summary")} level={3} className="mb-2" />
          <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
            {summary}
          </p>
        </Card>
      )}
      {actionItems.length > 0 && (
        <FindingsCard title={t("Action items")} tone="steps" sentences={actionItems} />
      )}
      <CertaintyCard deck={deck} />
      <BasisCard deck={deck} />
    </>
  );
}
