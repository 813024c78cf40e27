import { FACETS } from "@shared/constants/facets";
import { countryLabel } from "@shared/constants/countries";
import { industryLabel } from "@shared/constants/industries";
import type {
  PublicFunderView,
  PublicListView,
  PublicOpportunityView,
} from "@shared/validators/public-catalogue";
import { translateLabel } from "@shared/words/labels";
import { mayBeIndexed } from "../../features/public-catalogue/public-catalogue.service";
import { t } from "../../platform/text/words";
import type { PageHead } from "./head-html";
import { describeFunder, describeOpportunity } from "./linked-data";

/** A page for visitors: the screen's path, the id and the query in the address, and the answers that it was rendered from. */
export type ShownPage = {
  screen: string;
  id: string;
  search: string;
  answers: readonly unknown[];
  publicUrl: string;
};

const PICTURE = "/og.png";

/** Says what search engines and shared links are told of a page; null for pages whose head is the same for all. */
export function describeHead({ screen, id, search, answers, publicUrl }: ShownPage): PageHead | null {
  const [answer] = answers;
  switch (screen) {
    case "/opportunities":
      return describeList(t("Funding opportunities"), "/opportunities", search, answer as PublicListView);
    case "/themes/:id": {
      const title = t("Funding: {theme}", { theme: translateLabel(industryLabel(id)) });
      return answer ? describeList(title, `/themes/${id}`, search, answer as PublicListView) : null;
    }
    case "/countries/:id": {
      const title = t("Funding for applicants from {country}", { country: countryLabel(id.toUpperCase()) });
      const path = `/countries/${id.toLowerCase()}`;
      return answer ? describeList(title, path, search, answer as PublicListView) : null;
    }
    case "/opportunities/:id": {
      const opportunity = answer as PublicOpportunityView;
      const path = `/opportunities/${opportunity.slug}`;
      return {
        title: opportunity.name,
        description: opportunity.description ?? opportunity.funderName ?? opportunity.name,
        path,
        picture: `/og/opportunities/${opportunity.slug}.png`,
        isIndexed: mayBeIndexed(opportunity),
        data: describeOpportunity(opportunity, new URL(path, publicUrl).href),
      };
    }
    case "/funders/:id": {
      const funder = answer as PublicFunderView;
      const path = `/funders/${funder.id}`;
      return {
        title: funder.name,
        description: funder.description ?? funder.name,
        path,
        picture: PICTURE,
        isIndexed: true,
        data: describeFunder(funder, new URL(path, publicUrl).href),
      };
    }
    default:
      return null;
  }
}

/** Lists that were searched or narrowed are without end, so that search engines leave them alone. */
function describeList(title: string, path: string, search: string, list: PublicListView): PageHead {
  const params = new URLSearchParams(search);
  const page = params.get("page");
  const isNarrowed = ["search", ...FACETS].some((name) => params.has(name));
  return {
    title,
    description: t.count(
      list.pagination.total,
      "1 opportunity: who may apply, how much, until when, and where it says so.",
      "{n} opportunities: who may apply, how much, until when, and where it says so.",
      { n: list.pagination.total },
    ),
    path: page ? `${path}?page=${page}` : path,
    picture: PICTURE,
    isIndexed: !isNarrowed && list.pagination.total > 0,
    data: null,
  };
}
