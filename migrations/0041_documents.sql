CREATE TABLE "document_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"object_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"size" integer NOT NULL,
	"uploaded_by" uuid,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_versions_objectId_unique" UNIQUE("object_id"),
	CONSTRAINT "document_versions_number_unique" UNIQUE("document_id","version"),
	CONSTRAINT "document_versions_format_known" CHECK ("document_versions"."format" in ('pdf', 'docx', 'pptx', 'xlsx', 'png', 'jpeg', 'webp'))
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"year" integer,
	"expires_on" date,
	"may_be_sent_to_ai" boolean DEFAULT false NOT NULL,
	"created_by" uuid,
	"object_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"size" integer NOT NULL,
	"pages" integer,
	"unread_reason" text,
	"text" text NOT NULL,
	"tables" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"uploaded_by" uuid,
	"uploaded_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', immutable_unaccent("documents"."name" || ' ' || "documents"."file_name")), 'A') || setweight(to_tsvector('english', immutable_unaccent(left("documents"."text", 100000))), 'C')) STORED NOT NULL,
	CONSTRAINT "documents_objectId_unique" UNIQUE("object_id"),
	CONSTRAINT "documents_kind_known" CHECK ("documents"."kind" in ('registration', 'accounts', 'budget', 'plan', 'cv', 'letter', 'report', 'past_application', 'other')),
	CONSTRAINT "documents_format_known" CHECK ("documents"."format" in ('pdf', 'docx', 'pptx', 'xlsx', 'png', 'jpeg', 'webp')),
	CONSTRAINT "documents_unread_reason_known" CHECK ("documents"."unread_reason" in ('tooManyPages', 'tooSlow', 'tooComplex'))
);
--> statement-breakpoint
ALTER TABLE "entity_activity" DROP CONSTRAINT "entity_activity_kind_known";--> statement-breakpoint
ALTER TABLE "news" DROP CONSTRAINT "news_kind_known";--> statement-breakpoint
ALTER TABLE "stored_objects" ADD COLUMN "max_bytes" integer DEFAULT 10485760 NOT NULL;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_object_id_stored_objects_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."stored_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_object_id_stored_objects_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."stored_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_versions_entity_idx" ON "document_versions" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "document_versions_uploaded_by_idx" ON "document_versions" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "documents_entity_idx" ON "documents" USING btree ("entity_id","created_at");--> statement-breakpoint
CREATE INDEX "documents_search_idx" ON "documents" USING gin ("search");--> statement-breakpoint
CREATE INDEX "documents_expires_idx" ON "documents" USING btree ("entity_id","expires_on") WHERE "documents"."expires_on" is not null;--> statement-breakpoint
CREATE INDEX "documents_created_by_idx" ON "documents" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "documents_uploaded_by_idx" ON "documents" USING btree ("uploaded_by");--> statement-breakpoint
ALTER TABLE "entity_activity" ADD CONSTRAINT "entity_activity_kind_known" CHECK ("entity_activity"."kind" in ('entity_changed', 'profile_changed', 'application_created', 'application_changed', 'application_status', 'application_exported', 'comment_made', 'comment_resolved', 'suggestion_accepted', 'suggestion_declined', 'task_added', 'task_done', 'task_deleted', 'ai_agreed', 'ai_withdrawn', 'guest_asked', 'guest_answered', 'guest_accepted', 'guest_revoked', 'deck_added', 'deck_analysed', 'deck_deleted', 'document_added', 'document_changed', 'document_renewed', 'document_deleted', 'document_attached', 'document_detached', 'note_added', 'note_changed', 'note_deleted', 'member_invited', 'invitation_revoked', 'invitation_declined', 'search_shared', 'search_unshared', 'member_joined', 'role_changed', 'member_removed', 'member_left'));--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_kind_known" CHECK ("news"."kind" in ('deadline', 'next_action', 'task', 'document', 'change', 'match', 'saved_search', 'comment', 'guest'));