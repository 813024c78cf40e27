ALTER TABLE "call_lines" ADD COLUMN "is_from_ai" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "ai_reading" jsonb;