ALTER TABLE "saved_searches" ADD COLUMN "feed_nonce" text;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_feed_nonce_unique" UNIQUE("feed_nonce");