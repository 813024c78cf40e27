import { PRODUCT_NAME } from "@shared/constants/brand";
import { FACETS } from "@shared/constants/facets";
import { countryLabel } from "@shared/constants/countries";
import { industryLabel } from "@shared/constants/industries";
import type {
  PublicFunderView,
  PublicListView,
  PublicOpportunityView,
} from "@shared/validators/public-catalogue";
import { LANDING } from "@shared/screens";
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
      return describeReading(screen);
  }
}

/** Describes the front door and the pages to read, whose texts are the same for everybody. */
function describeReading(path: string): PageHead | null {
  const name = PRODUCT_NAME;
  const common = { path, picture: PICTURE, isIndexed: true, data: null };
  switch (path) {
    case LANDING.path: {
      const tagline = t("Get funded anywhere, at any stage");
      const description = t(
        "Find grants, equity, accelerators and loans around the world that your organisation is eligible for, and apply with the help of AI. Free to start.",
      );
      return { ...common, title: tagline, fullTitle: `${name}: ${tagline}`, description };
    }
    case "/how-it-works": {
      const description = t("How {name} finds funding for you, how good that is, and what it never does.", {
        name,
      });
      return { ...common, title: t("How it works"), description };
    }
    case "/sources": {
      const description = t(
        "Every source of the catalogue: its country and licence, when it was last read, and what is not covered.",
      );
      return { ...common, title: t("Where the catalogue comes from"), description };
    }
    case "/accessibility": {
      const description = t(
        "{name} is for everybody who looks for funding, however they see, hear, move, read or think.",
        { name },
      );
      return { ...common, title: t("Accessibility"), description };
    }
    case "/privacy": {
      const description = t("What {name} keeps about you, how long, and who else gets to see it.", { name });
      return { ...common, title: t("Privacy"), description };
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
