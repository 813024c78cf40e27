import { useQuery } from "@tanstack/react-query";
import { countAwards, formatYears } from "@/components/awards/award-wording";
import { AwardFigure, AwardRows } from "@/components/awards/award-rows";
import { HeadlineFigures } from "@/components/awards/headline-figures";
import { RetryLine } from "@/components/retry-line";
import { TextLink } from "@/components/text-link";
import { opportunityFunderQuery } from "@/lib/api/queries/awards";
import { paths } from "@/lib/paths";
import { t } from "@/words";
import { Section } from "./section";

/** What the funder of the opportunity usually gives, and to whom. It renders nothing when no award is known. */
export function FunderAwards({
  opportunityId,
  entityId,
}: {
  opportunityId: string;
  entityId: string | undefined;
}) {
  const awards = useQuery(opportunityFunderQuery(opportunityId));
  const { data } = awards;
  if (!data) return <RetryLine query={awards} text={t("Past awards of the funder could not be loaded.")} />;
  if (!data.funder || !data.summary) return null;
  const { funder, summary } = data;
  return (
    <Section title={t("Who gets funded")}>
      <AwardRows funder={funder}>
        <div className="space-y-3">
          <HeadlineFigures summary={summary} entityId={entityId} />
          <p className="text-[0.9375rem] text-quiet">
            {t.rich("Of {figure} by {funder} that we know, {years}.", {
              figure: (
                <AwardFigure inSentence title={countAwards(summary.awards)} filter={{}}>
                  {countAwards(summary.awards)}
                </AwardFigure>
              ),
              funder: (
                <TextLink href={paths.funder(funder.id)} className="wrap-anywhere">
                  {funder.name}
                </TextLink>
              ),
              years: formatYears(summary),
            })}
            {summary.linkedByName > 0 && (
              <span className="block">
                {t.count(
                  summary.linkedByName,
                  "{n} of them by name only: another organisation may have this name.",
                  "{n} of them by name only: another organisation may have this name.",
                )}
              </span>
            )}
          </p>
        </div>
      </AwardRows>
    </Section>
  );
}
