import { entities } from "@shared/schema/index";
import { ownAnswers } from "./own-answers";

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
};
