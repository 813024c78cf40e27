ALTER TABLE "applications" ADD COLUMN "funder_name" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "page_ends" integer[];--> statement-breakpoint
ALTER TABLE "application_questions" ADD COLUMN "drafts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "application_questions" ADD COLUMN "draft_shares" jsonb;