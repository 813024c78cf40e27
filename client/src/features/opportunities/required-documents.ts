import type { OpportunityFactsView } from "@shared/validators/opportunities";
import { t } from "@/words";

const DOCUMENTS = [
  { flag: "businessPlanRequired", name: t("Business Plan") },
  { flag: "pitchDeckRequired", name: t("Pitch Deck") },
  { flag: "financialProjectionsRequired", name: t("Financial Projections") },
  { flag: "legalEntityRequired", name: t("Legal Entity Documentation") },
  { flag: "registeredBusinessRequired", name: t("Registered Business Certificate") },
] as const;

/** The names of the documents that the source requires. */
export const nameDocuments = (
  opportunity: Pick<OpportunityFactsView, (typeof DOCUMENTS)[number]["flag"]>,
): string[] => DOCUMENTS.filter(({ flag }) => opportunity[flag]).map(({ name }) => name);
