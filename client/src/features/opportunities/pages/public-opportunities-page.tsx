import type { PageQueries } from "@/lib/api/page-queries";
import { readPublicFilters } from "../public/public-filters";
import { PublicList, publicListAt } from "../public/public-list";

export const pageQueries: PageQueries = (_id, search) => [publicListAt(readPublicFilters(search))];

/** The published opportunities, for visitors. */
export default function PublicOpportunitiesPage() {
  return <PublicList />;
}
