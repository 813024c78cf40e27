import type { PublicCardView } from "@shared/validators/public-catalogue";
import { formatDate } from "@/lib/format/dates";
import { formatDeadline, isClosed } from "@/lib/format/deadlines";
import { formatCardAmount } from "@/lib/format/format";
import { opensLater } from "@/lib/format/opportunity-facts";
import { t } from "@/words";

/** Funder, amount and deadline of an opportunity in one line, with its day: the list is printed and passed on. */
export function ShortlistFacts({ opportunity }: { opportunity: PublicCardView }) {
  const { funderName, minAmount, maxAmount, currency, deadline, openDate } = opportunity;
  const facts = [
    funderName,
    formatCardAmount(minAmount, maxAmount, currency),
    isClosed(opportunity) ? t("Closed") : formatDeadline(opportunity),
    formatDate(deadline),
    opensLater(opportunity) && t("Opens on {date}", { date: formatDate(openDate) ?? "" }),
  ];
  return (
    <p dir="auto" className="mt-0.5 wrap-anywhere text-quiet">
      {facts.filter(Boolean).join("\u00A0· ")}
    </p>
  );
}
