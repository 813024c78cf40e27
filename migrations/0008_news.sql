CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"with_saved" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_nonce_unique" UNIQUE("nonce")
);
--> statement-breakpoint
CREATE TABLE "followed_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"fact" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "followed_changes_fact_known" CHECK ("followed_changes"."fact" in ('deadline', 'amount', 'eligibility'))
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"opportunity_id" uuid,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "news_once_unique" UNIQUE("user_id","key"),
	CONSTRAINT "news_kind_known" CHECK ("news"."kind" in ('deadline', 'next_action', 'change', 'match', 'saved_search'))
);
--> statement-breakpoint
CREATE TABLE "news_mornings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opportunity_views" (
	"user_id" uuid NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opportunity_views_user_id_opportunity_id_pk" PRIMARY KEY("user_id","opportunity_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"sort" text DEFAULT 'relevance' NOT NULL,
	"frequency" text DEFAULT 'daily' NOT NULL,
	"told_until" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_frequency_known" CHECK ("saved_searches"."frequency" in ('daily', 'weekly', 'off'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notify_changes" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notify_saved_searches" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_changes" ADD CONSTRAINT "followed_changes_opportunity_id_funding_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."funding_opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_opportunity_id_funding_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."funding_opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_mornings" ADD CONSTRAINT "news_mornings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_views" ADD CONSTRAINT "opportunity_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_views" ADD CONSTRAINT "opportunity_views_opportunity_id_funding_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."funding_opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "followed_changes_opportunity_idx" ON "followed_changes" USING btree ("opportunity_id","changed_at");--> statement-breakpoint
CREATE INDEX "followed_changes_time_idx" ON "followed_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "news_list_idx" ON "news" USING btree ("user_id","created_at" DESC NULLS FIRST,"id") WHERE "news"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "news_unread_idx" ON "news" USING btree ("user_id") WHERE "news"."dismissed_at" is null and "news"."read_at" is null;--> statement-breakpoint
CREATE INDEX "news_opportunity_idx" ON "news" USING btree ("opportunity_id");--> statement-breakpoint
CREATE INDEX "news_mornings_day_idx" ON "news_mornings" USING btree ("day");--> statement-breakpoint
CREATE INDEX "opportunity_views_opportunity_idx" ON "opportunity_views" USING btree ("opportunity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_name_unique" ON "saved_searches" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "curation_log_user_idx" ON "curation_log" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "opportunity_changes_decided_by_idx" ON "opportunity_changes" USING btree ("decided_by") WHERE "opportunity_changes"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "opportunity_provenance_decided_by_idx" ON "opportunity_provenance" USING btree ("decided_by") WHERE "opportunity_provenance"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "scrape_runs_requested_by_idx" ON "scrape_runs" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "interactions_next_action_idx" ON "interactions" USING btree ("next_action_date") WHERE "interactions"."next_action_date" is not null;--> statement-breakpoint
CREATE INDEX "funding_opportunities_on_show_idx" ON "funding_opportunities" USING btree ("verified_at") WHERE "funding_opportunities"."verification_status" = 'verified';--> statement-breakpoint
CREATE INDEX "funding_opportunities_changed_idx" ON "funding_opportunities" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "funding_opportunities"."verification_status" = 'verified';--> statement-breakpoint
CREATE INDEX "funding_opportunities_verified_by_idx" ON "funding_opportunities" USING btree ("verified_by") WHERE "funding_opportunities"."verified_by" is not null;--> statement-breakpoint
CREATE INDEX "funding_opportunities_funder_idx" ON "funding_opportunities" USING btree (lower("funder_name")) WHERE "funding_opportunities"."verification_status" = 'verified';--> statement-breakpoint
-- A list in another order, or with a word twice, says the same.
CREATE FUNCTION in_order(words text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE
  AS $$ SELECT coalesce(array_agg(DISTINCT word ORDER BY word), '{}') FROM unnest(words) word $$;--> statement-breakpoint
CREATE FUNCTION followed_facts(o funding_opportunities) RETURNS jsonb
  LANGUAGE sql STABLE
  AS $$ SELECT jsonb_build_object(
    'deadline', jsonb_build_object('deadline', o.deadline, 'deadlineTimezone', coalesce(o.deadline_timezone, 'UTC')),
    'amount', jsonb_build_object('minAmount', o.min_amount::text, 'maxAmount', o.max_amount::text, 'currency', o.currency),
    'eligibility', jsonb_build_object('eligibleEntityTypes', in_order(o.eligible_entity_types),
      'eligibleCountries', in_order(o.eligible_countries), 'eligibleRegions', in_order(o.eligible_regions),
      'stageFocus', in_order(o.stage_focus), 'yearFoundedMin', o.year_founded_min, 'yearFoundedMax', o.year_founded_max,
      'revenueMin', o.revenue_min::text, 'revenueMax', o.revenue_max::text)) $$;--> statement-breakpoint
-- What is corrected while a call is off show waits at 'infinity', and counts from the moment at which it is on show again.
CREATE FUNCTION note_followed_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  was jsonb;
  became jsonb;
  moment timestamptz;
BEGIN
  IF NOT EXISTS (SELECT FROM applications a WHERE a.opportunity_id = new.id)
    AND NOT EXISTS (SELECT FROM opportunity_feedback f WHERE f.opportunity_id = new.id AND f.kind = 'saved')
  THEN
    RETURN NULL;
  END IF;
  moment := CASE
    WHEN new.verification_status <> 'verified' THEN 'infinity'
    WHEN new.updated_at IS DISTINCT FROM old.updated_at THEN new.updated_at
    ELSE now() END;
  IF old.verification_status <> 'verified' AND new.verification_status = 'verified' THEN
    UPDATE followed_changes SET changed_at = moment WHERE opportunity_id = new.id AND changed_at = 'infinity';
  END IF;
  was := followed_facts(old);
  became := followed_facts(new);
  INSERT INTO followed_changes (opportunity_id, fact, before, after, changed_at)
    SELECT new.id, fact, was -> fact, became -> fact, moment
    FROM jsonb_object_keys(became) fact
    WHERE was -> fact IS DISTINCT FROM became -> fact;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER funding_opportunities_followed
  AFTER UPDATE ON funding_opportunities
  FOR EACH ROW
  WHEN ((old.verification_status <> 'verified' AND new.verification_status = 'verified')
    OR (old.deadline, old.deadline_timezone, old.min_amount, old.max_amount, old.currency, old.eligible_entity_types,
      old.eligible_countries, old.eligible_regions, old.stage_focus, old.year_founded_min, old.year_founded_max, old.revenue_min,
      old.revenue_max)
    IS DISTINCT FROM (new.deadline, new.deadline_timezone, new.min_amount, new.max_amount, new.currency, new.eligible_entity_types,
      new.eligible_countries, new.eligible_regions, new.stage_focus, new.year_founded_min, new.year_founded_max, new.revenue_min,
      new.revenue_max))
  EXECUTE FUNCTION note_followed_change();--> statement-breakpoint
-- Who is here already is told what comes from now on, and reminded this morning unless they were.
INSERT INTO news_mornings (user_id, day, until) SELECT id, now()::date - 1, now() FROM users;
