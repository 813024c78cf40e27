import { FileWarning } from "lucide-react";
import type { AiProvider } from "@shared/constants/enums";
import { DECK_PROGRESS } from "@shared/constants/pitch-decks";
import { useAiQuestion } from "@/components/ai-consent/use-ai-question";
import { LiveRegion } from "@/components/live-region";
import { ResendVerification } from "@/components/verify-email-banner";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Progress } from "@/ui/progress";
import { Tab, TabList, TabPanel, Tabs } from "@/ui/tabs";
import { useSearchParam } from "@/hooks/use-search-param";
import { explainReadOnly, useMayEdit } from "@/lib/entity-rights";
import { failureReason, wantsVerifiedEmail } from "@/lib/api/failure-toast";
import { useAnalyzeDeck, useIsAskedFor } from "../api";
import { getDeckPhase, toScore, type Deck } from "../deck-figures";
import { formatRetrying } from "../wording";
import { t } from "@/words";
import { DeckHeader } from "./deck-header";
import { Overview } from "./overview";
import { StopAnalysis } from "./stop-analysis";

const TABS = ["overview", "detailed", "chat"] as const;

/** One deck: being analysed, failed, or with its analysis in three tabs. */
export function DeckPanel({
  deck,
  provider,
  onDeleted,
}: {
  deck: Deck;
  provider: AiProvider;
  onDeleted: () => void;
}) {
  const [tabText, setTab] = useSearchParam("tab");
  const tab = TABS.find((each) => each === tabText) ?? "overview";
  const analyze = useAnalyzeDeck(deck.id);
  const isAskedFor = useIsAskedFor(deck.id);
  const isAnalyzing = isAskedFor || Boolean(deck.isAnalyzing);
  const phase = getDeckPhase(deck);
  const isEditable = useMayEdit(deck.entityId);
  const ai = useAiQuestion();
  const ask = (input: Parameters<typeof analyze.mutate>[0]) => {
    if (isAnalyzing) return;
    ai.ask({ entityId: deck.entityId, use: "decks", provider, go: () => analyze.mutate(input) });
  };
  const handleAnalyze = () => ask({ aiProvider: provider });
  const handleConfirm = () => ask({ aiProvider: provider, isDeck: true });

  return (
    <article>
      <LiveRegion>{getAnnouncement(deck, isAnalyzing)}</LiveRegion>
      {ai.question}
      <div className="space-y-4 md:space-y-5">
        {!isEditable && <Alert>{explainReadOnly()}</Alert>}
        <DeckHeader deck={deck} isEditable={isEditable} onDeleted={onDeleted} />
        {(phase === "analyzing" || (phase === "failed" && isAskedFor)) && (
          <Analyzing deck={deck} isEditable={isEditable} />
        )}
        {phase === "failed" && !isAskedFor && (
          <Failed deck={deck} onAnalyze={isEditable ? handleAnalyze : undefined} />
        )}
        {wantsVerifiedEmail(analyze.error) && phase === "analyzed" && (
          <Alert
            tone="warning"
            role="alert"
            title={t("Verify your email address")}
            actions={<ResendVerification className="max-md:w-full" />}
          >
            {failureReason(analyze.error)}
          </Alert>
        )}
        {phase === "analyzed" && (
          <Tabs value={tab} onValueChange={(next) => setTab(next === "overview" ? "" : next)}>
            <TabList label={t("Analysis")}>
              <Tab value="overview">{t("Overview § deck")}</Tab>
              <Tab value="detailed">{t("Detailed")}</Tab>
              <Tab value="chat">{t("Chat Review")}</Tab>
            </TabList>
            <TabPanel value="overview">
              <Overview
                deck={deck}
                isAnalyzing={isAnalyzing}
                onAnalyze={isEditable ? handleAnalyze : undefined}
                onConfirm={isEditable ? handleConfirm : undefined}
              />
            </TabPanel>
            <TabPanel value="detailed">
              <Coming>{t("Detailed slide-by-slide analysis coming soon")}</Coming>
            </TabPanel>
            <TabPanel value="chat">
              <Coming>{t("Conversational AI review chat coming soon")}</Coming>
            </TabPanel>
          </Tabs>
        )}
      </div>
    </article>
  );
}

/** Announced to screen readers when the state changes. */
function getAnnouncement(deck: Deck, isAnalyzing: boolean): string {
  const phase = getDeckPhase(deck);
  const name = deck.fileName;
  if (isAnalyzing || phase === "analyzing") return t("Analyzing {name}", { name });
  if (deck.wasStopped) return t("The analysis was stopped");
  if (phase === "failed") return t("The analysis of {name} failed", { name });
  const score = toScore(deck.aiScore);
  return score === null
    ? t("{name} is analyzed", { name })
    : t("{name} is analyzed: {score} out of 100", { name, score });
}

function Analyzing({ deck, isEditable }: { deck: Deck; isEditable: boolean }) {
  return (
    <Card className="px-6 py-12 text-center md:py-16">
      <h3 className="text-xl">{t("Analyzing your deck...")}</h3>
      <p className="mx-auto mt-2 max-w-xl text-quiet">
        {t("Our AI is reviewing your pitch deck. This usually takes 2-3 minutes.")}
      </p>
      <Progress
        value={DECK_PROGRESS}
        label={t("Analyzing your deck")}
        className="mx-auto mt-6 max-w-md [&>div]:animate-pulse-soft"
      />
      <p className="mx-auto mt-6 max-w-md text-sm text-quiet">
        {deck.failureReason
          ? formatRetrying(deck.failureReason)
          : t("You can leave this page and come back.")}
      </p>
      {isEditable && deck.isAnalyzing && <StopAnalysis deck={deck} className="mt-4" />}
    </Card>
  );
}

function Failed({ deck, onAnalyze }: { deck: Deck; onAnalyze: (() => void) | undefined }) {
  return (
    <Card role="group" aria-label={t("The analysis failed")} className="px-6 py-12 text-center md:py-16">
      <span className="mx-auto mb-4 grid size-12 place-items-center rounded-full bg-destructive/10 text-destructive">
        <FileWarning aria-hidden="true" className="size-6" />
      </span>
      <h3 className="text-xl">
        {deck.wasStopped ? t("The analysis was stopped") : t("This deck could not be analyzed")}
      </h3>
      {!deck.wasStopped && (
        <p className="mx-auto mt-2 max-w-md text-quiet">
          {deck.failureReason ?? t("We do not know why. Please try again.")}
        </p>
      )}
      {onAnalyze && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {deck.waitsForVerification && <ResendVerification />}
          <Button variant="outline" onClick={onAnalyze}>
            {t("Try again")}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Coming({ children }: { children: string }) {
  return (
    <p className="rounded-card border border-dashed border-edge/50 px-6 py-16 text-center text-quiet">
      {children}
    </p>
  );
}
