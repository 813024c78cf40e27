import { splitAnswers } from "@shared/constants/questionnaires/storage";
import { PREVIEWED_MATCHES } from "@shared/constants/profile-proposals";
import type { PreviewedMatchesView, PreviewMatchesInput } from "@shared/validators/profile-proposals";
import { getCatalogueDb, type ServiceContext } from "../../context/deps";
import { getEntity } from "../entities/entities.service";
import type { MatchingNeeds } from "../matching/matching.service";
import { type EntityChange, rankChanged } from "../matching/preview";
import { selectTitles } from "./profile-readings.queries";
import { findProposals, pickAnswers } from "./profile-proposals.service";

/** The facts that matching looks at. A change of others moves nothing. */
const MATCHED = [
  "mission",
  "description",
  "country",
  "countriesOperating",
  "region",
  "industry",
  "stage",
  "foundedYear",
  "annualRevenue",
  "annualRevenueCurrency",
  "currentFundingSought",
] as const;

/**
 * The best matches that the profile would have with some of the proposed answers. Nothing is saved.
 * @throws AppError not_found, forbidden; unavailable when too many people wait
 */
export async function previewMatches(
  ctx: ServiceContext<MatchingNeeds>,
  entityId: string,
  { fields }: PreviewMatchesInput,
): Promise<PreviewedMatchesView> {
  const entity = await getEntity(ctx, entityId, "edit");
  const proposals = fields.length > 0 ? await findProposals(ctx, entity) : new Map();
  const { entity: facts } = splitAnswers(entity.type, pickAnswers(proposals, fields));
  const change = Object.fromEntries(
    MATCHED.filter((fact) => facts[fact] !== undefined).map((fact) => [fact, facts[fact]]),
  ) as EntityChange;
  const { matches, isComplete } = await rankChanged(ctx, entityId, change);
  const best = matches.slice(0, PREVIEWED_MATCHES);
  const titles = await selectTitles(
    getCatalogueDb(ctx),
    best.map(({ opportunity }) => opportunity.id),
  );
  return {
    count: matches.length,
    isComplete,
    best: best.flatMap(({ opportunity: { id }, percent }) => {
      const title = titles.get(id);
      return title === undefined ? [] : [{ id, title, percent }];
    }),
  };
}
