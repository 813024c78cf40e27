import type { PublicCardView } from "@shared/validators/public-catalogue";
import { formatDeadline } from "@/lib/format/deadlines";
import { formatCardAmount } from "@/lib/format/format";

/** Funder, amount and deadline of an opportunity in one line. */
export function ShortlistFacts({ opportunity }: { opportunity: PublicCardView }) {
  const { funderName, minAmount, maxAmount, currency } = opportunity;
  const facts = [funderName, formatCardAmount(minAmount, maxAmount, currency), formatDeadline(opportunity)];
  return (
    <p dir="auto" className="mt-0.5 wrap-anywhere text-quiet">
      {facts.filter(Boolean).join(" · ")}
    </p>
  );
}
