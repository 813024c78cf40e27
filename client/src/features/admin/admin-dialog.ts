import type { AdminOpportunityView } from "@shared/validators/curation";

/** The open dialog of the screen and its subject. */
export type AdminDialogTarget =
  | { kind: "create" }
  | { kind: "edit" | "compare" | "delete"; opportunity: AdminOpportunityView }
  | { kind: "shortcuts" };
