import { sql } from "drizzle-orm";
import type { NewsOpportunity } from "@shared/validators/news";

/** The opportunity of a news item as one JSON value; the statement must call the table `o`. */
export const newsOpportunity =
  sql.raw(`jsonb_build_object('id', o.id, 'name', o.name, 'funderName', o.funder_name,
  'deadline', to_char(o.deadline, 'YYYY-MM-DD'), 'deadlineTimezone', o.deadline_timezone,
  'deadlineTime', o.deadline_time) as opportunity`);

export type WithOpportunity = { opportunity: NewsOpportunity };
