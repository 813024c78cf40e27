import { useQuery } from "@tanstack/react-query";
import type { OpportunityView } from "@shared/validators/opportunities";
import { OpportunityCard, opportunityGridClass } from "@/components/opportunity-card";
import { RetryLine } from "@/components/retry-line";
import { similarQuery } from "@/lib/api/queries/opportunities";
import { isShownIn } from "@/lib/shown-opportunities";
import { t } from "@/words";

/** Open opportunities about the same things. It renders nothing when there are none, and goes when all are hidden. */
export function SimilarSection({
  opportunity: { id, closed },
  entityId,
}: {
  opportunity: OpportunityView;
  entityId: string | undefined;
}) {
  const similar = useQuery(similarQuery(id, entityId));
  const shown = similar.data?.opportunities.filter((one) => isShownIn("all", one)) ?? [];
  if (!similar.data)
    return (
      <RetryLine query={similar} text={t("Similar opportunities could not be loaded.")} className="mt-6" />
    );
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-10 print:hidden">
      <h2 id="similar" className="mb-4 text-2xl">
        {closed ? t("Open opportunities about the same things") : t("More like this")}
      </h2>
      <ul className={opportunityGridClass}>
        {shown.map((one) => (
          <li key={one.id} className="min-w-0">
            <OpportunityCard opportunity={one} entityId={entityId} isComparable />
          </li>
        ))}
      </ul>
    </section>
  );
}
