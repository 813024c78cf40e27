import { useQuery } from "@tanstack/react-query";
import type { OpportunityView } from "@shared/validators/opportunities";
import { OpportunityCard, opportunityGridClass } from "@/components/opportunity-card";
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
  const { data } = useQuery(similarQuery(id, entityId));
  const shown = data?.opportunities.filter((similar) => isShownIn("all", similar)) ?? [];
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-10 print:hidden">
      <h2 id="similar" className="mb-4 text-2xl">
        {closed ? t("Open opportunities about the same things") : t("More like this")}
      </h2>
      <ul className={opportunityGridClass}>
        {shown.map((similar) => (
          <li key={similar.id} className="min-w-0">
            <OpportunityCard opportunity={similar} entityId={entityId} isComparable />
          </li>
        ))}
      </ul>
    </section>
  );
}
