ALTER TABLE "curation_log" DROP CONSTRAINT "curation_log_action_known";--> statement-breakpoint
DROP INDEX "scrape_runs_requested_idx";--> statement-breakpoint
ALTER TABLE "curation_log" ADD CONSTRAINT "curation_log_action_known" CHECK ("curation_log"."action" in ('created', 'edited', 'verified', 'rejected', 'reopened', 'deleted', 'change_accepted', 'change_declined', 'merged', 'split', 'kept_apart', 'source_read', 'source_on', 'source_off'));--> statement-breakpoint
-- The log takes over which administrator had a source read.
INSERT INTO "curation_log" ("opportunity_name", "user_id", "action", "created_at")
SELECT "source_name", "requested_by", 'source_read', "created_at" FROM "scrape_runs" WHERE "requested_by" IS NOT NULL;
