CREATE TABLE "api_sources" (
	"source_id" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source_id" text NOT NULL,
	"question" text NOT NULL,
	"url" text NOT NULL,
	"body" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"etag" text,
	"last_modified" text,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scrape_runs" ADD COLUMN "position" jsonb;--> statement-breakpoint
CREATE INDEX "source_answers_question_idx" ON "source_answers" USING btree ("source_id","question","read_at");--> statement-breakpoint
CREATE INDEX "source_answers_read_at_idx" ON "source_answers" USING btree ("read_at");