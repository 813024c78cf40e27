import { useId, type ReactNode } from "react";
import { findMatchBand } from "@shared/constants/matching";
import type { MatchReason, OpportunityView } from "@shared/validators/opportunities";
import { translateLabel } from "@shared/words/labels";
import { EntitySwitch } from "@/components/entity-switch";
import { MatchFigure } from "@/components/match-figure";
import { ScoreParts } from "@/components/score-parts";
import { Alert } from "@/ui/alert";
import type { MatchEntity } from "@/lib/match-entity";
import { paths } from "@/lib/paths";
import { joinGateNames } from "../match-words";
import { t } from "@/words";
import { RuleLine } from "./rule-marks";
import { RulesList } from "./rules-list";
import { Section } from "./section";
import { Unclear } from "./unclear";

/**
 * Explains why the opportunity matches or not: the parts of the score, the rules, and the questions that are
 * open.
 */
export function MatchSection({
  opportunity,
  matchEntity,
}: {
  opportunity: OpportunityView;
  matchEntity: MatchEntity;
}) {
  const { id, matchScore, matchReasons, matchParts, matchGates } = opportunity;
  const { entities, entityId, hasChoice } = matchEntity;
  const isExplained = matchParts.length > 0 || matchGates.length > 0;
  if (!isExplained && matchReasons.length === 0) return null;

  const shownEntityId = opportunity.matchedEntityId ?? entityId ?? (hasChoice ? undefined : entities[0]?.id);
  const entityName = entities.find((entity) => entity.id === shownEntityId)?.name;
  const failed = matchGates.filter(({ verdict }) => verdict === "not_met");
  const isExcluded = typeof matchScore !== "number" && failed.length > 0;
  return (
    <Section
      title={
        !isExplained
          ? t("How it fits § opportunity")
          : isExcluded
            ? t("Why this does not match")
            : t("Why this matches")
      }
      aside={typeof matchScore === "number" && <Score score={Math.round(matchScore)} hasBand={isExplained} />}
    >
      {isExplained && <EntitySwitch matchEntity={matchEntity} className="-mt-1 mb-4" />}
      {entityName && entityId === undefined && (
        <p className="-mt-2 mb-3 text-quiet">
          {t.rich("Checked for {entity}", {
            entity: (
              <span dir="auto" className="font-medium wrap-anywhere text-ink">
                {entityName}
              </span>
            ),
          })}
        </p>
      )}
      {!isExplained && <Reasons reasons={matchReasons} />}
      {isExcluded && (
        <Alert tone="destructive" title={t("Not eligible")} className="mb-5">
          {t.count(failed.length, "This rule is not met: {rules}.", "These rules are not met: {rules}.", {
            rules: joinGateNames(failed),
          })}
        </Alert>
      )}
      {matchGates.length > 0 && (
        <Part title={t("Rules")}>
          <RulesList gates={matchGates} />
        </Part>
      )}
      {matchParts.length > 0 && (
        <FoldedPart title={t("How the score adds up")}>
          <ScoreParts parts={matchParts} withHow />
        </FoldedPart>
      )}
      {!isExcluded && (
        <Unclear gates={matchGates} entityId={shownEntityId} back={paths.opportunity(id, entityId)} />
      )}
    </Section>
  );
}

function Score({ score, hasBand }: { score: number; hasBand: boolean }) {
  return (
    <div className="ms-auto shrink-0 text-end font-medium text-link">
      <p>
        <MatchFigure match={score} className="text-3xl leading-none" />
      </p>
      {hasBand && <p className="text-sm text-quiet">{translateLabel(findMatchBand(score))}</p>}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-4 not-first:mt-5">
      <h3 id={id} className="mb-3 text-base">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** A part that only some readers want: the rules say in words what its figures say. */
function FoldedPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-2 not-first:mt-5 print:hidden">
      <details>
        <summary className="min-h-11 content-center rounded-sm">
          <h3 id={id} className="inline text-base">
            {title}
          </h3>
        </summary>
        <div className="pt-3">{children}</div>
      </details>
    </section>
  );
}

function Reasons({ reasons }: { reasons: readonly MatchReason[] }) {
  return (
    <>
      <ul className="divide-y divide-line">
        {reasons.map(({ label, met }) => (
          <li key={label} className="py-2.5 first:pt-0 last:pb-0">
            <RuleLine label={label} verdict={met === null ? "unknown" : met ? "met" : "not_met"} />
          </li>
        ))}
      </ul>
      {reasons.some(({ met }) => met === null) && (
        <p className="mt-3 text-sm text-quiet">
          {t("Unknown: none is recorded, or the profile leaves it open.")}
        </p>
      )}
    </>
  );
}
