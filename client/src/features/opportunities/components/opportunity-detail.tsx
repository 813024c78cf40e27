import { Star } from "lucide-react";
import type { ReactNode } from "react";
import type { OpportunityView } from "@shared/validators/opportunities";
import { translateLabel } from "@shared/words/labels";
import { CompareBar } from "@/components/compare/compare-bar";
import { PageHeader } from "@/components/page-header";
import { PrintHeader } from "@/components/print-header";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { humanise } from "@/lib/format/format";
import type { MatchEntity } from "@/lib/match-entity";
import { useTranslateOpportunity } from "../api";
import { explainClosed } from "../apply-state";
import { detailGridClass, factsColumnClass, textColumnClass } from "../detail-layout";
import { t } from "@/words";
import { AboutSection } from "./about-section";
import { ApplyBar } from "./apply-bar";
import { DetailFeedback } from "./detail-feedback";
import { DocumentsSection } from "./documents-section";
import { EligibilitySection } from "./eligibility-section";
import { FactsCard } from "./facts-card";
import { FunderAwards } from "./funder-awards";
import { FunderSection } from "./funder-section";
import { MatchSection } from "./match-section";
import { ProgrammeSection } from "./programme-section";
import { SimilarSection } from "./similar-section";
import { WorthSection } from "../worth/worth-section";

const createPanel = lazyDialog(() => import("./create-application-panel"));

/** Shows all facts of one opportunity, and the panel that creates an application for it. */
export function OpportunityDetail({
  opportunity,
  matchEntity,
  back,
}: {
  opportunity: OpportunityView;
  matchEntity: MatchEntity;
  back: ReactNode;
}) {
  const { open: apply, wasOpened, shown } = useOpening();
  const closedReason = explainClosed(opportunity);
  createPanel.usePreload();
  const translate = useTranslateOpportunity(opportunity.id);

  return (
    <div className={closedReason ? undefined : "pb-16 md:pb-0"}>
      <PrintHeader />
      <PageHeader
        above={back}
        documentTitle={opportunity.name}
        title={
          <span className="wrap-anywhere" lang={opportunity.translatableFrom}>
            {opportunity.name}
          </span>
        }
        subtitle={<Subtitle opportunity={opportunity} />}
      />
      <DetailFeedback key={opportunity.id} opportunity={opportunity} />
      <CompareBar isInline />
      <div className={detailGridClass}>
        <div className={factsColumnClass}>
          <FactsCard opportunity={opportunity} closedReason={closedReason} onApply={apply} />
        </div>
        <div className={textColumnClass}>
          <AboutSection opportunity={opportunity} translate={translate} />
          <MatchSection opportunity={opportunity} matchEntity={matchEntity} />
          <WorthSection opportunity={opportunity} />
          <EligibilitySection opportunity={opportunity} translation={translate.data} />
          <DocumentsSection opportunity={opportunity} />
          <ProgrammeSection opportunity={opportunity} />
          <FunderSection opportunity={opportunity} />
          <FunderAwards opportunityId={opportunity.id} entityId={matchEntity.entityId} />
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-dashed border-edge/50 p-5 print:hidden md:p-6">
            <p id="start-note" className="min-w-0 flex-1 basis-64 text-quiet">
              {closedReason ??
                t("Your application starts as a draft here. You send it to the funder yourself.")}
            </p>
            <Button
              variant="outline"
              className="max-md:w-full"
              disabled={closedReason !== undefined}
              aria-describedby="start-note"
              onClick={apply}
            >
              {t("Start Application")}
            </Button>
          </div>
        </div>
      </div>
      <SimilarSection opportunity={opportunity} entityId={matchEntity.entityId} />
      {!closedReason && <ApplyBar opportunity={opportunity} onApply={apply} />}
      {wasOpened && <createPanel.Dialog opportunity={opportunity} {...shown} />}
    </div>
  );
}

function Subtitle({ opportunity }: { opportunity: OpportunityView }) {
  const { fundingType, featured, closed, funderName } = opportunity;
  return (
    <span className="flex flex-wrap items-center gap-2 pt-1">
      <Badge tone="primary">{translateLabel(humanise(fundingType || "grant")).toUpperCase()}</Badge>
      {featured && (
        <Badge tone="outline">
          <Star aria-hidden="true" /> {t("Featured")}
        </Badge>
      )}
      {closed && <Badge tone="destructive">{t("Closed")}</Badge>}
      {funderName && (
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {funderName}
        </span>
      )}
    </span>
  );
}
