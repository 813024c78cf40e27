import { sql } from "drizzle-orm";
import type { NewsOpportunity } from "@shared/validators/news";

/** What news says of an opportunity, as one JSON value; in the statement it is called `o`. */
export const newsOpportunity =
  sql.raw(`jsonb_build_object('id', o.id, 'name', o.name, 'funderName', o.funder_name,
  'deadline', to_char(o.deadline, 'YYYY-MM-DD'), 'deadlineTimezone', o.deadline_timezone) as opportunity`);

/** A row with it. */
export type WithOpportunity = { opportunity: NewsOpportunity };
