import { ButtonLink } from "@/components/button-link";
import { FactList } from "@/components/fact-list";
import { Card, CardHeader } from "@/components/ui/card";
import { formatDate, isClosed } from "@/lib/dates";
import { formatExactRange, humanise } from "@/lib/format";
import { paths } from "@/lib/paths";
import type { ApplicationView } from "@shared/validators/applications";

/** What is being applied for, or that it is no longer in the catalogue. */
export function OpportunityDetailsCard({ opportunity }: { opportunity: ApplicationView["opportunity"] }) {
  if (!opportunity)
    return (
      <Card>
        <CardHeader title="Opportunity Details" />
        <p className="text-quiet">
          This opportunity is no longer in the catalogue. Your application stays as it is.
        </p>
      </Card>
    );
  const { id, name, funderName, fundingType, minAmount, maxAmount, currency, deadline, deadlineTimezone } =
    opportunity;
  return (
    <Card>
      <CardHeader title="Opportunity Details" />
      <div className="space-y-5">
        <FactList
          facts={[
            { label: "Funder", value: <span dir="auto">{funderName ?? "Various"}</span> },
            { label: "Funding type", value: humanise(fundingType) },
            { label: "Funding amount", value: formatExactRange(minAmount, maxAmount, currency) },
            {
              label: "Deadline",
              value: deadline
                ? `${formatDate(deadline)}${isClosed(deadline, deadlineTimezone) ? " (closed)" : ""}`
                : "No due date",
            },
          ]}
        />
        <ButtonLink
          href={paths.opportunity(id)}
          variant="outline"
          className="w-full"
          aria-label={`View Opportunity: ${name}`}
        >
          View Opportunity
        </ButtonLink>
      </div>
    </Card>
  );
}
