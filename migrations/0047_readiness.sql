CREATE TABLE "application_reviews" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"texts_hash" text NOT NULL,
	"ai_provider" text NOT NULL,
	"judgements" jsonb NOT NULL,
	"reviewed_by" uuid,
	"reviewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_reviews_provider_known" CHECK ("application_reviews"."ai_provider" in ('openai', 'anthropic', 'both', 'builtin'))
);
--> statement-breakpoint
CREATE TABLE "award_criteria" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"weight" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "readiness_dismissals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"dismissed_by" uuid,
	"dismissed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "readiness_dismissals_key_unique" UNIQUE("application_id","key")
);
--> statement-breakpoint
ALTER TABLE "application_reviews" ADD CONSTRAINT "application_reviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_reviews" ADD CONSTRAINT "application_reviews_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_criteria" ADD CONSTRAINT "award_criteria_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readiness_dismissals" ADD CONSTRAINT "readiness_dismissals_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readiness_dismissals" ADD CONSTRAINT "readiness_dismissals_dismissed_by_users_id_fk" FOREIGN KEY ("dismissed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_reviews_user_idx" ON "application_reviews" USING btree ("reviewed_by");--> statement-breakpoint
CREATE INDEX "award_criteria_list_idx" ON "award_criteria" USING btree ("application_id","position");--> statement-breakpoint
CREATE INDEX "readiness_dismissals_user_idx" ON "readiness_dismissals" USING btree ("dismissed_by");