import { ButtonLink } from "@/components/button-link";
import { FactList } from "@/components/fact-list";
import { OwnCurrency } from "@/components/own-currency";
import { Card, CardHeader } from "@/ui/card";
import { formatDate } from "@/lib/format/dates";
import { formatClosing, isClosed } from "@/lib/format/deadlines";
import { formatExactRange, humanise } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import type { ApplicationView } from "@shared/validators/applications";
import { translateLabel } from "@shared/words/labels";
import { t } from "@/words";

/** The opportunity applied for, or that it is not in the catalogue. Where the answer has only its id, a link to it. */
export function OpportunityDetailsCard({
  opportunity,
  opportunityId,
  entityId,
  funderName: outsideFunder,
}: Pick<ApplicationView, "opportunity" | "opportunityId" | "entityId" | "funderName">) {
  if (!opportunity)
    return (
      <Card>
        <CardHeader title={t("Opportunity Details")} />
        {opportunityId ? (
          <ViewOpportunity id={opportunityId} />
        ) : outsideFunder ? (
          <div className="space-y-5">
            <FactList facts={[{ label: t("Funder"), value: <span dir="auto">{outsideFunder}</span> }]} />
            <p className="text-quiet">{t("This call is not in the catalogue.")}</p>
          </div>
        ) : (
          <p className="text-quiet">
            {t("This opportunity is no longer in the catalogue. Your application stays as it is.")}
          </p>
        )}
      </Card>
    );
  const { id, name, funderName, fundingType, minAmount, maxAmount, currency } = opportunity;
  return (
    <Card>
      <CardHeader title={t("Opportunity Details")} />
      <div className="space-y-5">
        <FactList
          facts={[
            { label: t("Funder"), value: <span dir="auto">{funderName ?? t("Various")}</span> },
            { label: t("Funding type"), value: translateLabel(humanise(fundingType)) },
            {
              label: t("Funding amount"),
              value: (
                <>
                  {formatExactRange(minAmount, maxAmount, currency)}
                  <OwnCurrency range={opportunity} entityId={entityId} />
                </>
              ),
            },
            { label: t("Deadline"), value: formatDeadlineNote(opportunity) },
          ]}
        />
        <ViewOpportunity id={id} name={name} />
      </div>
    </Card>
  );
}

function ViewOpportunity({ id, name }: { id: string; name?: string }) {
  return (
    <ButtonLink
      href={paths.opportunity(id)}
      variant="outline"
      className="w-full print:hidden"
      aria-label={name && t("View Opportunity: {name}", { name })}
    >
      {t("View Opportunity")}
    </ButtonLink>
  );
}

function formatDeadlineNote(opportunity: NonNullable<ApplicationView["opportunity"]>): string {
  const { deadline, deadlineTimezone, deadlineTime } = opportunity;
  const date = deadline && formatDate(deadline);
  if (!deadline || !date) return t("No due date");
  if (isClosed(opportunity)) return t("{date} (closed)", { date });
  return deadlineTime ? `${date}. ${formatClosing(deadlineTime, deadlineTimezone)}` : date;
}
