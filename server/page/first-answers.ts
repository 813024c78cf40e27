import { PAGE_SIZE, PAGE_SIZE_MAX } from "@shared/constants/limits";
import { matchQuery, opportunityListQuery } from "@shared/validators/opportunities";
import type { ServiceContext } from "../deps";
import { listApplications } from "../features/applications/applications.service";
import { toCurrentUserView } from "../features/auth/account.service";
import { listEntities } from "../features/entities/entities.service";
import {
  answerMatchedOpportunities,
  getOpportunity,
  listOpportunities,
} from "../features/opportunities/opportunities.service";
import { listSavedSearches } from "../features/saved-searches/saved-searches.service";
import { unpackJson } from "../lib/packed-json";
import { SAVED_BY_DEADLINE, withId } from "./first-reads";

/** What is sent as JSON, or such a text. */
type Answer = (ctx: ServiceContext, id: string) => unknown;

/** As the API's own routes answer these addresses. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  "/api/auth/user": ({ actor }) => toCurrentUserView(actor),
  "/api/entities": listEntities,
  "/api/applications": listApplications,
  "/api/saved-searches": listSavedSearches,
  "/api/opportunities/matched": async (ctx) =>
    unpackJson(await answerMatchedOpportunities(ctx, matchQuery.parse({}))),
  [`/api/opportunities?page=1&limit=${PAGE_SIZE}`]: (ctx) =>
    listOpportunities(ctx, opportunityListQuery.parse({})),
  [SAVED_BY_DEADLINE]: (ctx) =>
    listOpportunities(
      ctx,
      opportunityListQuery.parse({ limit: String(PAGE_SIZE_MAX), show: "saved", sort: "deadline" }),
    ),
  "/api/opportunities/:id": (ctx, id) => getOpportunity(ctx, id, matchQuery.parse({})),
};

/**
 * What the API would answer the same person at some addresses, `:id` standing for an id, by address with the id put in.
 * @throws what the API's routes throw: not_found for what is not there, or not theirs
 */
export async function firstAnswers(
  ctx: ServiceContext,
  addresses: readonly string[],
  id: string,
): Promise<Record<string, unknown>> {
  const answers = await Promise.all(
    addresses.map(async (address) => {
      const answer = ANSWERS[address];
      if (!answer) throw new Error(`Nothing answers ${address} here`);
      const given = await answer(ctx, id);
      const text = Buffer.isBuffer(given) ? String(given) : JSON.stringify(given);
      return [withId(address, id), JSON.parse(text) as unknown] as const;
    }),
  );
  return Object.fromEntries(answers);
}
