import { useParams } from "wouter";
import { findTheme } from "../public/fixed-facets";
import { readPublicFilters } from "../public/public-filters";
import { PublicList, publicListAt } from "../public/public-list";
import { UnknownPage } from "@/components/unknown-page";
import type { PageQueries } from "@/lib/api/page-queries";

export const pageQueries: PageQueries = (id, search) => {
  const theme = findTheme(id);
  return theme ? [publicListAt(readPublicFilters(search), theme)] : [];
};

/** The published opportunities about one theme, for visitors. */
export default function PublicThemePage() {
  const { id } = useParams<{ id: string }>();
  const theme = findTheme(id);
  return theme ? <PublicList fixed={theme} /> : <UnknownPage />;
}
