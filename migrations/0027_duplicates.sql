CREATE TABLE "comparison_keys" (
	"opportunity_id" uuid PRIMARY KEY NOT NULL,
	"keys" text[] DEFAULT '{}' NOT NULL,
	"is_due" boolean DEFAULT true NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "duplicate_pairs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	"score" real NOT NULL,
	"reasons" jsonb NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "duplicate_pairs_status_known" CHECK ("duplicate_pairs"."status" in ('proposed', 'merged', 'different'))
);
--> statement-breakpoint
CREATE TABLE "merge_moves" (
	"merged_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"before" jsonb,
	CONSTRAINT "merge_moves_merged_id_kind_record_id_pk" PRIMARY KEY("merged_id","kind","record_id"),
	CONSTRAINT "merge_moves_kind_known" CHECK ("merge_moves"."kind" in ('application', 'feedback', 'feedback_kind', 'reminder', 'news', 'view'))
);
--> statement-breakpoint
CREATE TABLE "opportunity_merges" (
	"merged_id" uuid PRIMARY KEY NOT NULL,
	"kept_id" uuid NOT NULL,
	"status_before" text NOT NULL,
	"kept_status_before" text,
	"source_values_before" jsonb,
	"kept_before" uuid,
	"merged_at" timestamp with time zone NOT NULL,
	"merged_by" uuid,
	CONSTRAINT "opportunity_merges_status_known" CHECK ("opportunity_merges"."status_before" in ('pending', 'verified', 'rejected', 'merged'))
);
--> statement-breakpoint
ALTER TABLE "curation_log" DROP CONSTRAINT "curation_log_action_known";--> statement-breakpoint
ALTER TABLE "funding_opportunities" DROP CONSTRAINT "funding_opportunities_status_known";--> statement-breakpoint
ALTER TABLE "opportunity_changes" ADD COLUMN "from_id" uuid;--> statement-breakpoint
ALTER TABLE "comparison_keys" ADD CONSTRAINT "comparison_keys_opportunity_id_funding_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."funding_opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_pairs" ADD CONSTRAINT "duplicate_pairs_first_id_funding_opportunities_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."funding_opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_pairs" ADD CONSTRAINT "duplicate_pairs_second_id_funding_opportunities_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."funding_opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_pairs" ADD CONSTRAINT "duplicate_pairs_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_moves" ADD CONSTRAINT "merge_moves_merged_id_opportunity_merges_merged_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."opportunity_merges"("merged_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_moves" ADD CONSTRAINT "merge_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_merges" ADD CONSTRAINT "opportunity_merges_merged_id_funding_opportunities_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."funding_opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_merges" ADD CONSTRAINT "opportunity_merges_kept_id_funding_opportunities_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."funding_opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_merges" ADD CONSTRAINT "opportunity_merges_kept_before_funding_opportunities_id_fk" FOREIGN KEY ("kept_before") REFERENCES "public"."funding_opportunities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_merges" ADD CONSTRAINT "opportunity_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comparison_keys_keys_idx" ON "comparison_keys" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "comparison_keys_due_idx" ON "comparison_keys" USING btree ("opportunity_id") WHERE "comparison_keys"."is_due";--> statement-breakpoint
CREATE UNIQUE INDEX "duplicate_pairs_once_unique" ON "duplicate_pairs" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "duplicate_pairs_second_idx" ON "duplicate_pairs" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "duplicate_pairs_open_idx" ON "duplicate_pairs" USING btree ("score" DESC NULLS FIRST,"id") WHERE "duplicate_pairs"."status" = 'proposed';--> statement-breakpoint
CREATE INDEX "duplicate_pairs_decided_by_idx" ON "duplicate_pairs" USING btree ("decided_by") WHERE "duplicate_pairs"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "merge_moves_user_idx" ON "merge_moves" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "opportunity_merges_kept_idx" ON "opportunity_merges" USING btree ("kept_id","merged_at");--> statement-breakpoint
CREATE INDEX "opportunity_merges_kept_before_idx" ON "opportunity_merges" USING btree ("kept_before") WHERE "opportunity_merges"."kept_before" is not null;--> statement-breakpoint
CREATE INDEX "opportunity_merges_merged_by_idx" ON "opportunity_merges" USING btree ("merged_by") WHERE "opportunity_merges"."merged_by" is not null;--> statement-breakpoint
ALTER TABLE "opportunity_changes" ADD CONSTRAINT "opportunity_changes_from_id_funding_opportunities_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."funding_opportunities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opportunity_changes_from_idx" ON "opportunity_changes" USING btree ("from_id") WHERE "opportunity_changes"."from_id" is not null;--> statement-breakpoint
ALTER TABLE "curation_log" ADD CONSTRAINT "curation_log_action_known" CHECK ("curation_log"."action" in ('created', 'edited', 'verified', 'rejected', 'reopened', 'deleted', 'change_accepted', 'change_declined', 'merged', 'split', 'kept_apart'));--> statement-breakpoint
ALTER TABLE "funding_opportunities" ADD CONSTRAINT "funding_opportunities_status_known" CHECK ("funding_opportunities"."verification_status" in ('pending', 'verified', 'rejected', 'merged'));--> statement-breakpoint
-- Everything that is in the catalogue already is compared once.
INSERT INTO comparison_keys (opportunity_id) SELECT id FROM funding_opportunities;
--> statement-breakpoint
CREATE FUNCTION note_new_opportunities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.comparison_keys (opportunity_id) SELECT id FROM added ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER funding_opportunities_added
  AFTER INSERT ON funding_opportunities
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_new_opportunities();
--> statement-breakpoint
CREATE FUNCTION note_changed_opportunity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.comparison_keys AS known (opportunity_id) VALUES (new.id)
    ON CONFLICT (opportunity_id) DO UPDATE SET is_due = true, changes = known.changes + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Only what calls are compared by counts, and not the time of the last reading.
CREATE TRIGGER funding_opportunities_compared
  AFTER UPDATE ON funding_opportunities
  FOR EACH ROW
  WHEN ((old.name, old.funder_name, old.description, old.application_url, old.source_url, old.external_id, old.min_amount,
      old.max_amount, old.currency, old.deadline, old.eligible_countries)
    IS DISTINCT FROM (new.name, new.funder_name, new.description, new.application_url, new.source_url, new.external_id,
      new.min_amount, new.max_amount, new.currency, new.deadline, new.eligible_countries))
  EXECUTE FUNCTION note_changed_opportunity();
