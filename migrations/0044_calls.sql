CREATE TABLE "call_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"call_id" uuid NOT NULL,
	"changes" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"call_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" jsonb,
	"page" integer NOT NULL,
	"quote" text NOT NULL,
	"position" integer NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" uuid,
	CONSTRAINT "call_lines_kind_known" CHECK ("call_lines"."kind" in ('eligibility', 'cofunding', 'consortium', 'closing', 'limit', 'document', 'question', 'criterion', 'ai', 'contact'))
);
--> statement-breakpoint
CREATE TABLE "call_pages" (
	"call_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"is_unread" boolean NOT NULL,
	CONSTRAINT "call_pages_call_id_number_pk" PRIMARY KEY("call_id","number")
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"source" text NOT NULL,
	"document_name" text NOT NULL,
	"url" text,
	"object_id" uuid,
	"pasted" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"failure_reason" text,
	"requested_run" integer DEFAULT 1 NOT NULL,
	"finished_run" integer DEFAULT 0 NOT NULL,
	"requested_by" uuid,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calls_applicationId_unique" UNIQUE("application_id"),
	CONSTRAINT "calls_objectId_unique" UNIQUE("object_id"),
	CONSTRAINT "calls_source_known" CHECK ("calls"."source" in ('page', 'file', 'text')),
	CONSTRAINT "calls_status_known" CHECK ("calls"."status" in ('waiting', 'read', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "entity_activity" DROP CONSTRAINT "entity_activity_kind_known";--> statement-breakpoint
ALTER TABLE "news" DROP CONSTRAINT "news_kind_known";--> statement-breakpoint
ALTER TABLE "call_changes" ADD CONSTRAINT "call_changes_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_lines" ADD CONSTRAINT "call_lines_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_lines" ADD CONSTRAINT "call_lines_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_pages" ADD CONSTRAINT "call_pages_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_object_id_stored_objects_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."stored_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_changes_list_idx" ON "call_changes" USING btree ("call_id","changed_at");--> statement-breakpoint
CREATE INDEX "call_lines_list_idx" ON "call_lines" USING btree ("call_id","position");--> statement-breakpoint
CREATE INDEX "call_lines_accepted_by_idx" ON "call_lines" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "calls_entity_idx" ON "calls" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "calls_requested_by_idx" ON "calls" USING btree ("requested_by");--> statement-breakpoint
ALTER TABLE "entity_activity" ADD CONSTRAINT "entity_activity_kind_known" CHECK ("entity_activity"."kind" in ('entity_changed', 'profile_changed', 'application_created', 'application_changed', 'application_status', 'application_exported', 'comment_made', 'comment_resolved', 'suggestion_accepted', 'suggestion_declined', 'task_added', 'task_done', 'task_deleted', 'ai_agreed', 'ai_withdrawn', 'guest_asked', 'guest_answered', 'guest_accepted', 'guest_revoked', 'questions_added', 'question_answer_accepted', 'call_given', 'call_deleted', 'deck_added', 'deck_analysed', 'deck_deleted', 'document_added', 'document_changed', 'document_renewed', 'document_deleted', 'document_attached', 'document_detached', 'note_added', 'note_changed', 'note_deleted', 'member_invited', 'invitation_revoked', 'invitation_declined', 'search_shared', 'search_unshared', 'member_joined', 'role_changed', 'member_removed', 'member_left'));--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_kind_known" CHECK ("news"."kind" in ('deadline', 'next_action', 'task', 'document', 'change', 'match', 'saved_search', 'comment', 'guest', 'call'));