import type { AdminOpportunityView } from "@shared/validators/curation";

/** Which dialog of the screen is open, and about what. */
export type AdminDialogTarget =
  | { kind: "create" }
  | { kind: "edit" | "compare" | "delete"; opportunity: AdminOpportunityView }
  | { kind: "shortcuts" };
