ALTER TABLE "opportunity_changes" ADD COLUMN "last_listed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scrape_runs" ADD COLUMN "whole_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scrape_runs" ADD COLUMN "is_part" boolean DEFAULT false NOT NULL;