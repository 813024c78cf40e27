CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"entity_id" uuid,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"hint" text NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_keyHash_unique" UNIQUE("key_hash"),
	CONSTRAINT "api_keys_scopes_known" CHECK (cardinality("api_keys"."scopes") > 0 and "api_keys"."scopes" <@ array['catalogue:read', 'matches:read', 'applications:read', 'applications:write']::text[])
);
--> statement-breakpoint
ALTER TABLE "entity_activity" DROP CONSTRAINT "entity_activity_kind_known";--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_membership_fk" FOREIGN KEY ("entity_id","user_id") REFERENCES "public"."memberships"("entity_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_user_idx" ON "api_keys" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "api_keys_entity_idx" ON "api_keys" USING btree ("entity_id","created_at");--> statement-breakpoint
CREATE INDEX "api_keys_expires_idx" ON "api_keys" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "entity_activity" ADD CONSTRAINT "entity_activity_kind_known" CHECK ("entity_activity"."kind" in ('entity_changed', 'profile_changed', 'application_created', 'application_changed', 'application_status', 'application_exported', 'comment_made', 'comment_resolved', 'suggestion_accepted', 'suggestion_declined', 'task_added', 'task_done', 'task_deleted', 'ai_agreed', 'ai_withdrawn', 'guest_asked', 'guest_answered', 'guest_accepted', 'guest_revoked', 'questions_added', 'question_answer_accepted', 'call_given', 'call_deleted', 'review_asked', 'finding_put_aside', 'finding_taken_up', 'application_sent', 'result_recorded', 'obligation_added', 'obligation_changed', 'obligation_done', 'obligation_deleted', 'spending_added', 'spending_deleted', 'outcome_added', 'outcome_deleted', 'deck_added', 'deck_analysed', 'deck_deleted', 'document_added', 'document_changed', 'document_renewed', 'document_deleted', 'document_attached', 'document_detached', 'note_added', 'note_changed', 'note_deleted', 'member_invited', 'invitation_revoked', 'invitation_declined', 'search_shared', 'search_unshared', 'member_joined', 'role_changed', 'member_removed', 'member_left', 'key_made', 'key_ended'));