import { idParams } from "@shared/validators/fields";
import { idOrSlugParams, matchQuery, opportunityListQuery } from "@shared/validators/opportunities";
import { publicListQuery } from "@shared/validators/public-catalogue";
import { getCatalogueDb, type Deps, type ServiceContext } from "../context/deps";
import { getExchangeRates } from "../features/exchange-rates/exchange-rates.service";
import { listApplications } from "../features/applications/applications.service";
import { listSources } from "../features/catalogue/source-list/source-list.service";
import { listEntities } from "../features/entities/entities.service";
import { listNextObligations } from "../features/obligations/after.service";
import { answerMatchQuestion } from "../features/matching/question";
import { listSavedDeadlines } from "../features/opportunities/feedback.service";
import {
  answerMatchedOpportunities,
  listOpportunities,
} from "../features/opportunities/opportunities.service";
import { readWithOffer } from "../features/opportunities/translation/translation.service";
import {
  getPublic,
  getPublicFunder,
  listPublic,
} from "../features/public-catalogue/public-catalogue.service";
import { listSavedSearches } from "../features/saved-searches/saved-searches.service";
import { listNextTasks } from "../features/tasks/tasks.service";
import type { Db } from "../platform/db/database";
import { AppError } from "../platform/errors/app-error";
import { unpackJson } from "../platform/text/packed-json";

type Query = Record<string, string>;

/** The services behind the API's addresses, each called as its route calls it. */
const SERVICES: Readonly<Record<string, (ctx: ServiceContext<keyof Deps>, query: Query) => unknown>> = {
  "/api/entities": listEntities,
  "/api/tasks/next": listNextTasks,
  "/api/obligations/next": listNextObligations,
  "/api/applications": (ctx) => listApplications(ctx),
  "/api/saved-searches": listSavedSearches,
  "/api/exchange-rates": (ctx) => getExchangeRates(getCatalogueDb(ctx)),
  "/api/sources": (ctx) => listSources({ db: getCatalogueDb(ctx), deps: ctx.deps }),
  "/api/opportunities": (ctx, query) => listOpportunities(ctx, opportunityListQuery.parse(query)),
  "/api/opportunities/saved/deadlines": listSavedDeadlines,
  "/api/opportunities/matched": async (ctx, query) =>
    unpackJson(await answerMatchedOpportunities(ctx, matchQuery.parse(query))),
  "/api/opportunities/question": async (ctx, query) =>
    unpackJson(await answerMatchQuestion(ctx, matchQuery.parse(query))),
};
const OPPORTUNITY = /^\/api\/opportunities\/([^/]+)$/;

/**
 * Reads for a person the data that the API would answer with at an address.
 * @throws the errors of the API's route: not_found for a record that is missing or somebody else's
 */
export async function readPageData(ctx: ServiceContext<keyof Deps>, address: string): Promise<unknown> {
  const { pathname, searchParams } = new URL(address, "http://page");
  const query = Object.fromEntries(searchParams);
  const service = SERVICES[pathname];
  const [, id] = OPPORTUNITY.exec(pathname) ?? [];
  if (!service && id === undefined) throw new Error(`The page has no service for ${pathname}`);
  const data = service
    ? await service(ctx, query)
    : await readWithOffer(ctx, idOrSlugParams.parse({ id }).id, matchQuery.parse(query));
  return toPlainJson(data);
}

/** The same for visitors, who may read these addresses only. */
const PUBLIC_SERVICES: readonly (readonly [
  address: RegExp,
  service: (ctx: { db: Db; deps: Deps }, key: string, query: Query) => unknown,
])[] = [
  [/^\/api\/sources$/, listSources],
  [/^\/api\/public\/opportunities$/, (ctx, _key, query) => listPublic(ctx, publicListQuery.parse(query))],
  [
    /^\/api\/public\/opportunities\/([^/]+)$/,
    (ctx, key) => getPublic(ctx, idOrSlugParams.parse({ id: key }).id),
  ],
  [/^\/api\/public\/funders\/([^/]+)$/, (ctx, id) => getPublicFunder(ctx, idParams.parse({ id }).id)],
];

/**
 * Reads for a visitor the data that the API would answer with at an address.
 * @throws the errors of the API's route
 */
export async function readPublicPageData(deps: Deps, name: string, address: string): Promise<unknown> {
  const { pathname, searchParams } = new URL(address, "http://page");
  const found = PUBLIC_SERVICES.find(([pattern]) => pattern.test(pathname));
  if (!found) throw new Error(`The page has no public service for ${address}`);
  if (pathname.startsWith("/api/public/") && deps.config.OPEN_CATALOGUE === "off")
    throw new AppError("unauthenticated", "Please sign in");
  const [pattern, service] = found;
  const [, key = ""] = pattern.exec(pathname) ?? [];
  const ctx = { db: deps.reads.forRequest({ name }).catalogue, deps };
  return toPlainJson(await service(ctx, key, Object.fromEntries(searchParams)));
}

/** A dehydrated query holds plain JSON, as the browser would have received it. */
const toPlainJson = (data: unknown) =>
  JSON.parse(Buffer.isBuffer(data) ? String(data) : JSON.stringify(data)) as unknown;
