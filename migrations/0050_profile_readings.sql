CREATE TABLE "profile_readings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"object_id" uuid,
	"deck_id" uuid,
	"document_id" uuid,
	"status" text DEFAULT 'waiting' NOT NULL,
	"failure_reason" text,
	"requested_run" integer DEFAULT 1 NOT NULL,
	"finished_run" integer DEFAULT 0 NOT NULL,
	"requested_by" uuid,
	"read_at" timestamp with time zone,
	"pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"proposals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ai_reading" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_readings_entityId_unique" UNIQUE("entity_id"),
	CONSTRAINT "profile_readings_objectId_unique" UNIQUE("object_id"),
	CONSTRAINT "profile_readings_source_known" CHECK ("profile_readings"."source" in ('website', 'file', 'deck', 'document')),
	CONSTRAINT "profile_readings_status_known" CHECK ("profile_readings"."status" in ('waiting', 'read', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "profile_readings" ADD CONSTRAINT "profile_readings_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_readings" ADD CONSTRAINT "profile_readings_object_id_stored_objects_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."stored_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_readings" ADD CONSTRAINT "profile_readings_deck_id_pitch_decks_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."pitch_decks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_readings" ADD CONSTRAINT "profile_readings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_readings" ADD CONSTRAINT "profile_readings_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_readings_requested_by_idx" ON "profile_readings" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "profile_readings_deck_idx" ON "profile_readings" USING btree ("deck_id");--> statement-breakpoint
CREATE INDEX "profile_readings_document_idx" ON "profile_readings" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "profile_readings_old_idx" ON "profile_readings" USING btree ("updated_at");