import { RefreshCw } from "lucide-react";
import { DECK_SCORES } from "@shared/constants/pitch-decks";
import { translateLabel } from "@shared/words/labels";
import { Badge } from "@/ui/badge";
import { buttonClass } from "@/ui/button-styles";
import { Card } from "@/ui/card";
import { Progress } from "@/ui/progress";
import { Spinner } from "@/ui/spinner";
import { cn } from "@/lib/cn";
import { formatDateTime } from "@/lib/format/dates";
import {
  getDeckScores,
  getProviderLabel,
  getScoreTone,
  toScore,
  type Deck,
  type ScoreTone,
} from "../deck-figures";
import { formatRetrying } from "../wording";
import { StopAnalysis } from "./stop-analysis";
import { t } from "@/words";

const TEXT_TONES: Record<ScoreTone, string> = {
  good: "text-good",
  middle: "text-middle",
  destructive: "text-destructive",
};

/** The overall score and the six scores that it follows from. */
export function ScoreCard({
  deck,
  isAnalyzing,
  onAnalyze,
}: {
  deck: Deck;
  isAnalyzing: boolean;
  /** Undefined for who may only read. */
  onAnalyze: (() => void) | undefined;
}) {
  const overall = toScore(deck.aiScore);
  const scores = getDeckScores(deck);
  return (
    <Card className="@container">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        <h3 className="text-lg">{t("Overall Score")}</h3>
        <Badge tone="primary">
          {t("AI Provider: {provider}", { provider: getProviderLabel(deck.aiProvider) })}
        </Badge>
        {onAnalyze && (
          // At the end of the line, the button stays under the pointer that has pressed it.
          <div className="flex flex-wrap gap-2 max-sm:w-full sm:ms-auto sm:flex-row-reverse">
            <ReanalyzeButton isAnalyzing={isAnalyzing} onAnalyze={onAnalyze} />
            {deck.isAnalyzing && <StopAnalysis deck={deck} className="max-sm:grow" />}
          </div>
        )}
      </div>
      <div className="mt-5 grid items-center gap-x-10 gap-y-6 @2xl:grid-cols-[auto_minmax(0,1fr)]">
        <div>
          {overall === null ? (
            <p className="font-display text-2xl font-semibold text-quiet">{t("Not judged")}</p>
          ) : (
            <p className="font-display font-semibold tracking-tight">
              <span className={cn("text-[4.5rem] leading-none", TEXT_TONES[getScoreTone(overall)])}>
                {overall}
              </span>
              <span className="ms-1 text-2xl text-quiet">/100</span>
            </p>
          )}
          <AnalyzedLine deck={deck} />
        </div>
        <ul className="grid gap-x-8 gap-y-4 @md:grid-cols-2">
          {DECK_SCORES.map(({ key, label }) => (
            <li key={key}>
              <ScoreBar label={translateLabel(label)} score={scores[key]} />
            </li>
          ))}
        </ul>
      </div>
      {isAnalyzing && (
        <p className="mt-5 border-t border-line pt-4 text-sm text-quiet">
          {deck.failureReason
            ? formatRetrying(deck.failureReason)
            : t("A new analysis is under way. These figures stay until it is there.")}
        </p>
      )}
    </Card>
  );
}

/** Stays in place and keeps the focus during an analysis. */
function ReanalyzeButton({ isAnalyzing, onAnalyze }: { isAnalyzing: boolean; onAnalyze: () => void }) {
  return (
    <button
      type="button"
      aria-disabled={isAnalyzing || undefined}
      onClick={onAnalyze}
      className={buttonClass("outline", "sm", "min-w-32 max-sm:grow")}
    >
      {isAnalyzing ? <Spinner /> : <RefreshCw aria-hidden="true" />}
      {isAnalyzing ? t("Analyzing...") : t("Re-analyze")}
    </button>
  );
}

function AnalyzedLine({ deck }: { deck: Deck }) {
  const at = formatDateTime(deck.analyzedAt);
  if (!at) return null;
  const version = deck.analysisVersion ?? 1;
  return (
    <p className="mt-2 text-sm text-quiet">
      {version > 1 && (
        <>
          {t("Version {version}", { version })}
          {"\u00A0· "}
        </>
      )}
      {at}
    </p>
  );
}

function ScoreBar({ label, score }: { label: string; score: number | null }) {
  return (
    <>
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-[0.9375rem]">
        <span className="font-medium">{label}</span>
        {score === null ? (
          <span className="text-sm text-quiet">{t("not judged")}</span>
        ) : (
          <span aria-hidden="true" className="font-semibold">
            {score}
          </span>
        )}
      </div>
      {score === null ? (
        <div aria-hidden="true" className="h-2 rounded-full border border-dashed border-edge/60" />
      ) : (
        <Progress value={score} label={label} tone={getScoreTone(score)} />
      )}
    </>
  );
}
