import type { Db } from "../../platform/db/database";
import { selectAccepted, selectAcceptedOf } from "./calls.queries";
import type { FoundLine } from "./reading/types";

/** Lists the accepted lines of the call of an application, of some kinds. Call it once the caller may read the application. */
export const listAcceptedLines = (
  db: Db,
  applicationId: string,
  kinds: readonly FoundLine["kind"][],
): Promise<FoundLine[]> => selectAccepted(db, applicationId, kinds);

/** The same of the application of an entity for an opportunity; none where there is no such application. */
export const listAcceptedLinesOf = (
  db: Db,
  pair: { entityId: string; opportunityId: string },
  kinds: readonly FoundLine["kind"][],
): Promise<FoundLine[]> => selectAcceptedOf(db, pair, kinds);
