CREATE TABLE "application_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"terms" sparsevec(1000000000),
	"limit_number" integer,
	"limit_unit" text,
	"answer" text,
	"accepted_at" timestamp with time zone,
	"accepted_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_questions_unit_known" CHECK ("application_questions"."limit_unit" in ('words', 'characters')),
	CONSTRAINT "application_questions_limit_whole" CHECK (("application_questions"."limit_number" is null) = ("application_questions"."limit_unit" is null))
);
--> statement-breakpoint
ALTER TABLE "entity_activity" DROP CONSTRAINT "entity_activity_kind_known";--> statement-breakpoint
ALTER TABLE "application_questions" ADD CONSTRAINT "application_questions_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_questions" ADD CONSTRAINT "application_questions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_questions" ADD CONSTRAINT "application_questions_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_questions_list_idx" ON "application_questions" USING btree ("application_id","position");--> statement-breakpoint
CREATE INDEX "application_questions_accepted_idx" ON "application_questions" USING btree ("entity_id") WHERE "application_questions"."accepted_at" is not null;--> statement-breakpoint
CREATE INDEX "application_questions_entity_idx" ON "application_questions" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "application_questions_accepted_by_idx" ON "application_questions" USING btree ("accepted_by");--> statement-breakpoint
ALTER TABLE "entity_activity" ADD CONSTRAINT "entity_activity_kind_known" CHECK ("entity_activity"."kind" in ('entity_changed', 'profile_changed', 'application_created', 'application_changed', 'application_status', 'application_exported', 'comment_made', 'comment_resolved', 'suggestion_accepted', 'suggestion_declined', 'task_added', 'task_done', 'task_deleted', 'ai_agreed', 'ai_withdrawn', 'guest_asked', 'guest_answered', 'guest_accepted', 'guest_revoked', 'questions_added', 'question_answer_accepted', 'deck_added', 'deck_analysed', 'deck_deleted', 'document_added', 'document_changed', 'document_renewed', 'document_deleted', 'document_attached', 'document_detached', 'note_added', 'note_changed', 'note_deleted', 'member_invited', 'invitation_revoked', 'invitation_declined', 'search_shared', 'search_unshared', 'member_joined', 'role_changed', 'member_removed', 'member_left'));