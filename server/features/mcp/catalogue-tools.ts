import { z } from "zod";
import { AMOUNT_VALUES, CLOSING_VALUES } from "@shared/constants/facets";
import { ALL_ENTITY_TYPES, FUNDING_TYPES } from "@shared/constants/enums";
import { INDUSTRY_SLUGS } from "@shared/constants/industries";
import { COMPARED_MAX } from "@shared/constants/limits";
import { LIST_SORTS } from "@shared/constants/saved-searches";
import { uuidField } from "@shared/validators/fields";
import { opportunityListQuery } from "@shared/validators/opportunities";
import { getOpportunityFunder } from "../awards/opportunity-funder.service";
import {
  getOpportunity,
  listMatchedOpportunities,
  listOpportunities,
} from "../opportunities/opportunities.service";
import { listSimilar } from "../opportunities/similar/similar.service";
import { readingTool } from "./tool";
import {
  asSourceText,
  describeCards,
  describeMatch,
  describeOpportunity,
  describeOrigin,
  opportunityPage,
  pageOf,
} from "./views";

const PAGE_MAX = 20;

const opportunityId = uuidField().describe("The id of an opportunity, from any list");
const limit = z.int().min(1).max(PAGE_MAX).default(10).describe("How many to answer");
const choice = <T extends string>(values: readonly T[], what: string) =>
  z
    .array(z.enum(values as readonly [T, ...T[]]))
    .max(PAGE_MAX)
    .optional()
    .describe(what);

const searchOpportunities = readingTool({
  name: "search_opportunities",
  title: "Search opportunities",
  description:
    "Searches the open grants, equity, accelerators and loans by words and filters, or lists what the person saved. Use match_opportunities for what fits the organisation.",
  routes: ["GET /api/opportunities"],
  input: z.strictObject({
    search: z.string().max(200).optional().describe("Words, in any language"),
    show: z
      .enum(["all", "saved"])
      .default("all")
      .describe("saved: only what the person saved; without other filters"),
    order: z.enum(LIST_SORTS).optional(),
    country: z
      .string()
      .length(2)
      .optional()
      .describe("Open to applicants of this country, ISO 3166-1, as US"),
    types: choice(FUNDING_TYPES, "Kinds of funding"),
    themes: choice(INDUSTRY_SLUGS, "Themes"),
    applicants: choice(ALL_ENTITY_TYPES, "Kinds of applicants"),
    amounts: choice(AMOUNT_VALUES, "Ranges of the largest amount"),
    closes: choice(CLOSING_VALUES, "When it closes, in days from today"),
    page: z.int().min(1).max(1000).default(1),
    limit,
  }),
  read: async (ctx, { types, themes, applicants, amounts, closes, ...given }) => {
    const lists = { types, themes, applicants, amounts, closes };
    const query = opportunityListQuery.parse({
      ...given,
      ...{ page: String(given.page), limit: String(given.limit) },
      ...Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, values?.join(",")])),
    });
    const { opportunities, pagination } = await listOpportunities(ctx, query);
    return {
      source: { page: pageOf(ctx, "/opportunities") },
      total: pagination.total,
      hasMore: pagination.hasMore,
      opportunities: await describeCards(ctx, opportunities),
    };
  },
});

const getOne = readingTool({
  name: "get_opportunity",
  title: "Read an opportunity",
  description:
    "Reads one opportunity: who may apply, amounts, deadline, what is asked for, where to apply, and whom its funder has funded.",
  routes: ["GET /api/opportunities/:id", "GET /api/opportunities/:id/funder"],
  input: z.strictObject({ opportunityId }),
  read: async (ctx, input) => {
    const opportunity = await getOpportunity(ctx, input.opportunityId, {});
    const { summary } = await getOpportunityFunder(ctx, opportunity.id);
    const source = describeOrigin(ctx, opportunity);
    return {
      ...{ source: { ...source, licence: opportunity.licence }, asOf: source.asOf },
      opportunity: describeOpportunity(opportunity),
      pastAwards: summary && asSourceText(summary),
    };
  },
});

const matchOpportunities = readingTool({
  name: "match_opportunities",
  title: "What fits my organisation",
  description:
    "Lists the open opportunities that the organisation of this key may apply for, best first, with the score and its reasons.",
  routes: ["GET /api/opportunities/matched"],
  input: z.strictObject({ limit }),
  read: async (ctx, input) => {
    const { opportunities: all } = await listMatchedOpportunities(ctx, {});
    const best = all.slice(0, input.limit);
    const cards = await describeCards(ctx, best);
    return {
      source: { page: pageOf(ctx, "/") },
      total: all.length,
      // The reasons repeat words of the opportunity.
      opportunities: cards.map((card, at) => ({
        ...card,
        fromSource: { ...card.fromSource, reasons: best[at]!.matchReasons },
      })),
    };
  },
});

const explainMatch = readingTool({
  name: "explain_match",
  title: "Explain a match",
  description:
    "Explains how an opportunity suits the organisation of this key: every rule with the words behind it, every part of the score, and which answers of the profile would settle what is open.",
  routes: ["GET /api/opportunities/:id", "GET /api/opportunities/matched"],
  input: z.strictObject({ opportunityId }),
  read: async (ctx, input) => {
    const opportunity = await getOpportunity(ctx, input.opportunityId, {});
    const source = describeOrigin(ctx, opportunity);
    return {
      ...{ source, asOf: source.asOf, opportunityId: opportunity.id },
      // The rules repeat words of the opportunity.
      match: asSourceText({ name: opportunity.name, ...describeMatch(opportunity) }),
    };
  },
});

const compareOpportunities = readingTool({
  name: "compare_opportunities",
  title: "Compare opportunities",
  description: `Puts two or three opportunities (at most ${COMPARED_MAX}) side by side: money, deadline, who may apply, what is asked for, how each suits the organisation, and past awards of its funder.`,
  routes: ["GET /api/opportunities/:id", "GET /api/opportunities/:id/funder"],
  input: z.strictObject({ opportunityIds: z.array(opportunityId).min(2).max(COMPARED_MAX) }),
  read: async (ctx, input) => {
    const ids = [...new Set(input.opportunityIds)];
    const opportunities = [];
    const shown = new Set<string>();
    for (const id of ids) {
      const opportunity = await getOpportunity(ctx, id, {});
      // A merged one is answered by the one in its place, which may be asked for too.
      if (shown.has(opportunity.id)) continue;
      shown.add(opportunity.id);
      const { summary } = await getOpportunityFunder(ctx, opportunity.id);
      opportunities.push({
        ...describeOpportunity(opportunity),
        match: asSourceText(describeMatch(opportunity)),
        pastAwards:
          summary &&
          asSourceText({ awards: summary.awards, recipients: summary.recipients, sizes: summary.sizes }),
        source: describeOrigin(ctx, opportunity),
      });
    }
    return { source: { page: pageOf(ctx, `/compare?ids=${ids.join(",")}`) }, opportunities };
  },
});

const similarOpportunities = readingTool({
  name: "similar_opportunities",
  title: "Similar opportunities",
  description: "Lists open opportunities about the same things as one, the nearest first.",
  routes: ["GET /api/opportunities/:id/similar"],
  input: z.strictObject({ opportunityId }),
  read: async (ctx, input) => {
    const { opportunities } = await listSimilar(ctx, input.opportunityId, {});
    return {
      source: { page: opportunityPage(ctx, input.opportunityId) },
      opportunities: await describeCards(ctx, opportunities),
    };
  },
});

/** What reads the catalogue, for the organisation of a key where it may read its matches. */
export const CATALOGUE_TOOLS = [
  searchOpportunities,
  matchOpportunities,
  getOne,
  explainMatch,
  compareOpportunities,
  similarOpportunities,
];
