CREATE TABLE "stored_objects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone,
	"size" integer,
	CONSTRAINT "stored_objects_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "pitch_deck_reviews" ADD COLUMN "analysis_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pitch_deck_reviews" ADD COLUMN "ai_provider" text;--> statement-breakpoint
ALTER TABLE "pitch_deck_reviews" ADD COLUMN "judgements" jsonb;--> statement-breakpoint
-- A deck of before gets the record of an object that was never stored, and no slides.
ALTER TABLE "pitch_decks" ADD COLUMN "object_id" uuid;--> statement-breakpoint
INSERT INTO "stored_objects" ("id", "key", "user_id", "created_at", "expires_at")
  SELECT d."id", 'before-uploads/' || d."id", e."user_id", d."created_at", d."created_at"
  FROM "pitch_decks" d JOIN "entities" e ON e."id" = d."entity_id";--> statement-breakpoint
UPDATE "pitch_decks" SET "object_id" = "id";--> statement-breakpoint
ALTER TABLE "pitch_decks" ALTER COLUMN "object_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "pitch_decks" ADD COLUMN "slides" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "pitch_decks" ALTER COLUMN "slides" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "pitch_decks" ADD COLUMN "requested_run" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pitch_decks" ADD COLUMN "running_run" integer;--> statement-breakpoint
ALTER TABLE "pitch_decks" ADD COLUMN "finished_run" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pitch_decks" ADD COLUMN "requested_provider" text DEFAULT 'openai' NOT NULL;--> statement-breakpoint
ALTER TABLE "pitch_decks" ADD COLUMN "failure_reason" text;--> statement-breakpoint
ALTER TABLE "stored_objects" ADD CONSTRAINT "stored_objects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_objects_user_idx" ON "stored_objects" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stored_objects_created_idx" ON "stored_objects" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "pitch_decks" ADD CONSTRAINT "pitch_decks_object_id_stored_objects_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."stored_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_decks" ADD CONSTRAINT "pitch_decks_objectId_unique" UNIQUE("object_id");