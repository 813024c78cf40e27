import { sql } from "drizzle-orm";
import { entities } from "@shared/schema/index";
import { ownAnswers } from "./own-answers";

/** The names are written out, because Drizzle would leave the table out of a query of one table. */
const ownKind = sql<string | null>`coalesce(
  (select g.agency_name from government_profiles g where g.entity_id = entities.id and entities.type = 'Government'),
  (select c.group_type from community_group_profiles c where c.entity_id = entities.id and entities.type = 'Community Group')
)`;

/** The columns of an entity that matching uses (`EntityFacts`). */
export const entityColumns = {
  id: entities.id,
  name: entities.name,
  type: entities.type,
  mission: entities.mission,
  description: entities.description,
  country: entities.country,
  countriesOperating: entities.countriesOperating,
  region: entities.region,
  industry: entities.industry,
  stage: entities.stage,
  foundedYear: entities.foundedYear,
  annualRevenue: entities.annualRevenue,
  annualRevenueCurrency: entities.annualRevenueCurrency,
  currentFundingSought: entities.currentFundingSought,
  answers: ownAnswers,
  ownKind,
};
