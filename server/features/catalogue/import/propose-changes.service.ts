import type { Db } from "../../../platform/db/database";
import { insertProposals, type Proposal } from "./proposals.queries";

/** Proposes changes of the catalogue to its administrators. They replace open ones for the same fields. */
export const proposeChanges = (db: Db, now: Date, proposals: readonly Proposal[]): Promise<void> =>
  insertProposals(db, now, proposals);
