import { TextLink } from "@/components/text-link";
import { Side, Sides, type Verdict, VerdictLine } from "@/components/verdict-line";
import { paths } from "@/lib/paths";
import type { FunderFitFact, FunderFitView } from "@shared/validators/catalogue";
import { t } from "@/words";
import { ProfileSection } from "./profile-section";

const VERDICTS: Record<Verdict, string> = {
  met: t("Met"),
  not_met: t("Not met"),
  unknown: t("Unknown"),
};

const COUNTED: Record<Verdict, (n: number) => string> = {
  met: (n) => t.count(n, "{n} met", "{n} met"),
  not_met: (n) => t.count(n, "{n} not met", "{n} not met"),
  unknown: (n) => t.count(n, "{n} unknown", "{n} unknown"),
};

/** Compares what the funder looks for with each of the user's entities: facts, without a score. */
export function FitSection({
  fits,
  hasMoreEntities,
}: {
  fits: readonly FunderFitView[];
  hasMoreEntities: boolean;
}) {
  return (
    <ProfileSection title={t("How it fits")}>
      {fits.length === 0 ? (
        <p className="text-[0.9375rem] text-quiet">
          {t.rich("{link} to see what this funder looks for beside what you do.", {
            link: (
              <TextLink href={`${paths.settings}?new=entity`}>
                {t("Add your startup or organisation")}
              </TextLink>
            ),
          })}
        </p>
      ) : (
        <ul className="space-y-3">
          {fits.map((fit, index) => (
            <li key={fit.entityId}>
              <EntityFit fit={fit} isOpen={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {hasMoreEntities && (
        <p className="mt-3 text-sm text-quiet">
          {t("Shown for the {n} entities that you worked on last.", { n: fits.length })}
        </p>
      )}
    </ProfileSection>
  );
}

function EntityFit({
  fit: { entityId, entityName, facts },
  isOpen,
}: {
  fit: FunderFitView;
  isOpen: boolean;
}) {
  return (
    <details open={isOpen} className="group rounded-card border border-line">
      <summary className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 rounded-card px-4 py-2.5 transition-colors hover:bg-raised">
        <span dir="auto" className="min-w-0 font-semibold wrap-anywhere">
          {entityName}
        </span>
        <span className="text-sm text-quiet">{formatCounts(facts)}</span>
      </summary>
      <ul className="divide-y divide-line border-t border-line px-4">
        {facts.map((fact) => (
          <li key={fact.fact} className="py-3">
            <FactLine fact={fact} />
          </li>
        ))}
      </ul>
      {facts.some(({ entity }) => entity === null) && (
        <p className="border-t border-line px-4 py-1.5 text-[0.9375rem]">
          <TextLink
            href={`${paths.settings}?entity=${encodeURIComponent(entityId)}&profile=1`}
            className="inline-flex min-h-11 items-center md:min-h-8"
          >
            {t("Complete the profile")}
          </TextLink>
        </p>
      )}
    </details>
  );
}

/** "2 met · 1 not met · 1 unknown" */
function formatCounts(facts: readonly FunderFitFact[]): string {
  return (["met", "not_met", "unknown"] as const)
    .map((verdict) => ({ verdict, n: facts.filter((fact) => fact.verdict === verdict).length }))
    .filter(({ n }) => n > 0)
    .map(({ verdict, n }) => COUNTED[verdict](n))
    .join("\u00A0· ");
}

function FactLine({ fact: { label, verdict, funder, entity, note } }: { fact: FunderFitFact }) {
  return (
    <>
      <VerdictLine label={label} verdict={verdict} words={VERDICTS[verdict]} />
      <Sides>
        <Side name={t("Funder")} words={funder} otherwise={t("Not known")} />
        <Side name={t("You")} words={entity} otherwise={t("Not answered yet")} />
      </Sides>
      {note && <p className="mt-1.5 ms-8 text-sm text-quiet">{note}</p>}
    </>
  );
}
