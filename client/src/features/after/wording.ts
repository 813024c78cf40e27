import type { BudgetKind } from "@shared/constants/budget-kinds";
import type { ObligationKind } from "@shared/constants/obligations";
import type { Decision, DecisionReason } from "@shared/constants/submissions";
import { t } from "@/words";

export const COST_LABELS: Record<BudgetKind, string> = {
  personnel: t("Personnel"),
  fringe: t("Fringe benefits"),
  travel: t("Travel"),
  equipment: t("Equipment"),
  supplies: t("Supplies"),
  contractual: t("Contractual"),
  construction: t("Construction"),
  other: t("Other costs"),
  indirect: t("Indirect costs"),
};
export const DECISION_LABELS: Record<Decision, string> = {
  accepted: t("Accepted"),
  funded: t("Funded"),
  rejected: t("Rejected"),
};
export const REASON_LABELS: Record<DecisionReason, string> = {
  fit: t("Fit with the call"),
  eligibility: t("Eligibility"),
  need: t("The need shown"),
  plan: t("The plan"),
  budget: t("The budget"),
  evidence: t("The evidence"),
  team: t("The team"),
  competition: t("The number of applications"),
  formalities: t("Formalities"),
};
export const OBLIGATION_LABELS: Record<ObligationKind, string> = {
  condition: t("Condition"),
  report: t("Report"),
};
