CREATE TABLE "opportunity_feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opportunity_feedback_once_unique" UNIQUE("user_id","opportunity_id"),
	CONSTRAINT "opportunity_feedback_kind_known" CHECK ("opportunity_feedback"."kind" in ('saved', 'dismissed')),
	CONSTRAINT "opportunity_feedback_reason_known" CHECK ("opportunity_feedback"."reason" in ('not_eligible', 'not_our_field', 'amount', 'effort', 'other'))
);
--> statement-breakpoint
ALTER TABLE "opportunity_embeddings" ADD COLUMN "themes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "opportunity_feedback" ADD CONSTRAINT "opportunity_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_feedback" ADD CONSTRAINT "opportunity_feedback_opportunity_id_funding_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."funding_opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opportunity_feedback_list_idx" ON "opportunity_feedback" USING btree ("user_id","kind","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "opportunity_feedback_opportunity_idx" ON "opportunity_feedback" USING btree ("opportunity_id");--> statement-breakpoint
CREATE TABLE "catalogue_changes" (
	"slot" integer PRIMARY KEY NOT NULL,
	"changes" bigint NOT NULL
);
--> statement-breakpoint
-- A slot for each connection: who writes in a long transaction keeps nobody else waiting.
CREATE FUNCTION count_catalogue_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  INSERT INTO catalogue_changes AS counted (slot, changes) VALUES (pg_backend_pid() % 1024, 1)
    ON CONFLICT (slot) DO UPDATE SET changes = counted.changes + 1;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER funding_opportunities_changed
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON funding_opportunities
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();--> statement-breakpoint
CREATE TRIGGER opportunity_embeddings_changed
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON opportunity_embeddings
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
DROP INDEX "opportunity_embeddings_hnsw_idx";--> statement-breakpoint
CREATE INDEX "opportunity_embeddings_hnsw_idx" ON "opportunity_embeddings" USING hnsw ("embedding" vector_cosine_ops) WITH (m=24,ef_construction=128);
