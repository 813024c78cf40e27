CREATE TABLE "guest_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"question" text NOT NULL,
	"due_date" date,
	"field" text,
	"asked_text" text,
	"asked_by" uuid,
	"token_hash" text,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"early_reminder_at" timestamp with time zone,
	"day_reminder_at" timestamp with time zone,
	"answer" text,
	"approved" boolean,
	"approved_hash" text,
	"object_id" uuid,
	"file_name" text,
	"answered_at" timestamp with time zone,
	"return_remark" text,
	"accepted_at" timestamp with time zone,
	"accepted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_requests_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "guest_requests_objectId_unique" UNIQUE("object_id"),
	CONSTRAINT "guest_requests_kind_known" CHECK ("guest_requests"."kind" in ('question', 'document', 'approval')),
	CONSTRAINT "guest_requests_field_known" CHECK ("guest_requests"."field" in ('narrative', 'notes', 'aiDraftNarrative'))
);
--> statement-breakpoint
ALTER TABLE "entity_activity" DROP CONSTRAINT "entity_activity_kind_known";--> statement-breakpoint
ALTER TABLE "news" DROP CONSTRAINT "news_kind_known";--> statement-breakpoint
ALTER TABLE "guest_requests" ADD CONSTRAINT "guest_requests_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_requests" ADD CONSTRAINT "guest_requests_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_requests" ADD CONSTRAINT "guest_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_requests" ADD CONSTRAINT "guest_requests_object_id_stored_objects_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."stored_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_requests" ADD CONSTRAINT "guest_requests_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_requests_list_idx" ON "guest_requests" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "guest_requests_entity_idx" ON "guest_requests" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "guest_requests_asked_by_idx" ON "guest_requests" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "guest_requests_accepted_by_idx" ON "guest_requests" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "guest_requests_due_idx" ON "guest_requests" USING btree ("due_date") WHERE "guest_requests"."answered_at" is null and "guest_requests"."token_hash" is not null;--> statement-breakpoint
CREATE INDEX "guest_requests_ended_idx" ON "guest_requests" USING btree ("expires_at") WHERE "guest_requests"."answered_at" is null;--> statement-breakpoint
ALTER TABLE "entity_activity" ADD CONSTRAINT "entity_activity_kind_known" CHECK ("entity_activity"."kind" in ('entity_changed', 'profile_changed', 'application_created', 'application_changed', 'application_status', 'application_exported', 'comment_made', 'comment_resolved', 'suggestion_accepted', 'suggestion_declined', 'task_added', 'task_done', 'task_deleted', 'ai_agreed', 'ai_withdrawn', 'guest_asked', 'guest_answered', 'guest_accepted', 'guest_revoked', 'deck_added', 'deck_analysed', 'deck_deleted', 'note_added', 'note_changed', 'note_deleted', 'member_invited', 'invitation_revoked', 'invitation_declined', 'search_shared', 'search_unshared', 'member_joined', 'role_changed', 'member_removed', 'member_left'));--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_kind_known" CHECK ("news"."kind" in ('deadline', 'next_action', 'task', 'change', 'match', 'saved_search', 'comment', 'guest'));