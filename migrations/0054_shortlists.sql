CREATE TABLE "shortlists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"name" text NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"link_nonce" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlists_link_nonce_unique" UNIQUE("link_nonce")
);
--> statement-breakpoint
ALTER TABLE "entity_activity" DROP CONSTRAINT "entity_activity_kind_known";--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shortlists_entity_idx" ON "shortlists" USING btree ("entity_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shortlists_created_by_idx" ON "shortlists" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "entity_activity" ADD CONSTRAINT "entity_activity_kind_known" CHECK ("entity_activity"."kind" in ('entity_changed', 'profile_changed', 'application_created', 'application_changed', 'application_status', 'application_exported', 'comment_made', 'comment_resolved', 'suggestion_accepted', 'suggestion_declined', 'task_added', 'task_done', 'task_deleted', 'ai_agreed', 'ai_withdrawn', 'guest_asked', 'guest_answered', 'guest_accepted', 'guest_revoked', 'questions_added', 'question_answer_accepted', 'call_given', 'call_deleted', 'review_asked', 'finding_put_aside', 'finding_taken_up', 'application_sent', 'result_recorded', 'obligation_added', 'obligation_changed', 'obligation_done', 'obligation_deleted', 'spending_added', 'spending_deleted', 'outcome_added', 'outcome_deleted', 'deck_added', 'deck_analysed', 'deck_deleted', 'document_added', 'document_changed', 'document_renewed', 'document_deleted', 'document_attached', 'document_detached', 'note_added', 'note_changed', 'note_deleted', 'member_invited', 'invitation_revoked', 'invitation_declined', 'search_shared', 'search_unshared', 'shortlist_made', 'shortlist_opened', 'shortlist_closed', 'shortlist_deleted', 'member_joined', 'role_changed', 'member_removed', 'member_left', 'key_made', 'key_ended', 'webhook_made', 'webhook_ended'));