import { useQueryClient } from "@tanstack/react-query";
import type { PublicCardView } from "@shared/validators/public-catalogue";
import { OpportunityCardFrame } from "./opportunity-card-frame";
import { preloadRoute } from "@/lib/api/preload";
import { publicOpportunityQuery } from "@/lib/api/queries/public-catalogue";
import { afterPaint } from "@/lib/browser/after-paint";
import { paths } from "@/lib/paths";

/** Shows one opportunity in a list for visitors. */
function PublicCard({ opportunity }: { opportunity: PublicCardView }) {
  const client = useQueryClient();
  const href = paths.publicOpportunity(opportunity.slug);
  const prefetch = () =>
    afterPaint(() => {
      preloadRoute(href);
      void client.prefetchQuery(publicOpportunityQuery(opportunity.slug));
    });
  return <OpportunityCardFrame opportunity={opportunity} href={href} onPrefetch={prefetch} />;
}

/** Cards of opportunities beside and below each other. */
export const PublicCards = ({ opportunities }: { opportunities: readonly PublicCardView[] }) => (
  <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
    {opportunities.map((opportunity) => (
      <li key={opportunity.id} className="min-w-0">
        <PublicCard opportunity={opportunity} />
      </li>
    ))}
  </ul>
);
