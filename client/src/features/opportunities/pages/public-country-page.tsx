import { useParams } from "wouter";
import { findCountry } from "../public/fixed-facets";
import { readPublicFilters } from "../public/public-filters";
import { PublicList, publicListAt } from "../public/public-list";
import { UnknownPage } from "@/components/unknown-page";
import type { PageQueries } from "@/lib/api/page-queries";

export const pageQueries: PageQueries = (id, search) => {
  const country = findCountry(id);
  return country ? [publicListAt(readPublicFilters(search), country)] : [];
};

/** The published opportunities for applicants of one country, for visitors. */
export default function PublicCountryPage() {
  const { id } = useParams<{ id: string }>();
  const country = findCountry(id);
  return country ? <PublicList fixed={country} /> : <UnknownPage />;
}
