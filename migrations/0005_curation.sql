-- One spelling of a web address for comparing: without scheme, www., fragment, tracking parameters, default page and final slash.
-- The path and the other parameters are kept as they are. Null stays null.
CREATE FUNCTION canonical_url(address text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT lower(split_part(rest, '/', 1)) || substr(rest, length(split_part(rest, '/', 1)) + 1)
    FROM regexp_replace(btrim(address), '^https?://(www\d?\.)?', '', 'i') AS bare,
      regexp_replace(
        -- Most addresses have neither parameters nor a fragment.
        CASE WHEN strpos(bare, '?') + strpos(bare, '#') = 0 THEN bare
        ELSE regexp_replace(
          regexp_replace(
            regexp_replace(bare, '#.*$', ''),
            '([?&])(utm_[^=&]*|fbclid|gclid|mc_cid|mc_eid|ref)=[^&]*(?=&|$)', '\1', 'gi'),
          '([?&])&+', '\1', 'g')
        END,
        '(/(index|default)\.(html?|php|aspx?))?/?[?&]*$', '', 'i') AS rest
  );
--> statement-breakpoint
-- A name for comparing: letters and figures only, one space between words.
CREATE FUNCTION squeezed(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(regexp_replace(name, '[^[:alnum:]]+', ' ', 'g'));
--> statement-breakpoint
CREATE TABLE "curation_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"opportunity_id" uuid,
	"opportunity_name" text NOT NULL,
	"user_id" uuid,
	"action" text NOT NULL,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "curation_log_action_known" CHECK ("curation_log"."action" in ('created', 'edited', 'verified', 'rejected', 'reopened', 'deleted', 'change_accepted', 'change_declined'))
);
--> statement-breakpoint
CREATE TABLE "opportunity_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"field" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"quote" text,
	"status" text DEFAULT 'proposed' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "opportunity_changes_status_known" CHECK ("opportunity_changes"."status" in ('proposed', 'accepted', 'declined', 'replaced'))
);
--> statement-breakpoint
CREATE TABLE "opportunity_provenance" (
	"opportunity_id" uuid PRIMARY KEY NOT NULL,
	"source_values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"origins" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"locked_fields" text[] DEFAULT '{}' NOT NULL,
	"looks_like" uuid,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"link_checked_at" timestamp with time zone,
	"link_failures" integer DEFAULT 0 NOT NULL,
	"link_problem" text
);
--> statement-breakpoint
CREATE TABLE "scrape_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source_id" text NOT NULL,
	"source_name" text NOT NULL,
	"url" text,
	"limit" integer,
	"requested_by" uuid,
	"status" text DEFAULT 'queued' NOT NULL,
	"total" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"found" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"proposed" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"message" text,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "scrape_runs_status_known" CHECK ("scrape_runs"."status" in ('queued', 'running', 'done', 'failed'))
);
--> statement-breakpoint
DROP INDEX "funding_opportunities_search_idx";--> statement-breakpoint
ALTER TABLE "funding_opportunities" drop column "search";--> statement-breakpoint
ALTER TABLE "funding_opportunities" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (case when "funding_opportunities"."verification_status" = 'verified' then setweight(to_tsvector('english', immutable_unaccent("funding_opportunities"."name")), 'A') || setweight(to_tsvector('english', immutable_unaccent(coalesce("funding_opportunities"."funder_name", ''))), 'B') || setweight(to_tsvector('english', immutable_unaccent(immutable_join("funding_opportunities"."industry_focus"))), 'B') || setweight(to_tsvector('english', immutable_unaccent(coalesce("funding_opportunities"."description", ''))), 'C') else ''::tsvector end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "curation_log" ADD CONSTRAINT "curation_log_opportunity_id_funding_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."funding_opportunities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curation_log" ADD CONSTRAINT "curation_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_changes" ADD CONSTRAINT "opportunity_changes_opportunity_id_funding_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."funding_opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_changes" ADD CONSTRAINT "opportunity_changes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_provenance" ADD CONSTRAINT "opportunity_provenance_opportunity_id_funding_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."funding_opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_provenance" ADD CONSTRAINT "opportunity_provenance_looks_like_funding_opportunities_id_fk" FOREIGN KEY ("looks_like") REFERENCES "public"."funding_opportunities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_provenance" ADD CONSTRAINT "opportunity_provenance_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scrape_runs" ADD CONSTRAINT "scrape_runs_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "curation_log_opportunity_idx" ON "curation_log" USING btree ("opportunity_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "opportunity_changes_open_unique" ON "opportunity_changes" USING btree ("opportunity_id","field") WHERE "opportunity_changes"."status" = 'proposed';--> statement-breakpoint
CREATE INDEX "opportunity_provenance_links_idx" ON "opportunity_provenance" USING btree ("link_checked_at");--> statement-breakpoint
CREATE INDEX "opportunity_provenance_looks_like_idx" ON "opportunity_provenance" USING btree ("looks_like");--> statement-breakpoint
CREATE INDEX "opportunity_provenance_broken_idx" ON "opportunity_provenance" USING btree ("opportunity_id") WHERE "opportunity_provenance"."link_failures" >= 2;--> statement-breakpoint
CREATE UNIQUE INDEX "scrape_runs_one_at_a_time" ON "scrape_runs" USING btree ("source_id",coalesce("url", '')) WHERE "scrape_runs"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "scrape_runs_source_idx" ON "scrape_runs" USING btree ("source_id","created_at");--> statement-breakpoint
CREATE INDEX "funding_opportunities_source_status_idx" ON "funding_opportunities" USING btree ("source","verification_status");--> statement-breakpoint
CREATE INDEX "funding_opportunities_source_url_idx" ON "funding_opportunities" USING btree (canonical_url("source_url"));--> statement-breakpoint
CREATE INDEX "funding_opportunities_application_url_idx" ON "funding_opportunities" USING btree (canonical_url("application_url"));--> statement-breakpoint
CREATE INDEX "funding_opportunities_identity_idx" ON "funding_opportunities" USING btree (squeezed("search_name"),"source");--> statement-breakpoint
CREATE INDEX "funding_opportunities_search_idx" ON "funding_opportunities" USING gin ("search") WHERE "funding_opportunities"."verification_status" = 'verified';