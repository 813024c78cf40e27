CREATE TABLE "ai_consents" (
	"entity_id" uuid NOT NULL,
	"use" text NOT NULL,
	"provider" text NOT NULL,
	"host" text NOT NULL,
	"agreed_by" uuid,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ai_consents_entity_id_use_provider_pk" PRIMARY KEY("entity_id","use","provider"),
	CONSTRAINT "ai_consents_use_known" CHECK ("ai_consents"."use" in ('drafts', 'decks', 'matching')),
	CONSTRAINT "ai_consents_provider_known" CHECK ("ai_consents"."provider" in ('openai', 'anthropic'))
);
--> statement-breakpoint
ALTER TABLE "entity_activity" DROP CONSTRAINT "entity_activity_kind_known";--> statement-breakpoint
ALTER TABLE "ai_consents" ADD CONSTRAINT "ai_consents_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_consents" ADD CONSTRAINT "ai_consents_agreed_by_users_id_fk" FOREIGN KEY ("agreed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_consents_agreed_by_idx" ON "ai_consents" USING btree ("agreed_by");--> statement-breakpoint
ALTER TABLE "entity_activity" ADD CONSTRAINT "entity_activity_kind_known" CHECK ("entity_activity"."kind" in ('entity_changed', 'profile_changed', 'application_created', 'application_changed', 'application_status', 'application_exported', 'comment_made', 'comment_resolved', 'suggestion_accepted', 'suggestion_declined', 'task_added', 'task_done', 'task_deleted', 'ai_agreed', 'ai_withdrawn', 'deck_added', 'deck_analysed', 'deck_deleted', 'note_added', 'note_changed', 'note_deleted', 'member_invited', 'invitation_revoked', 'invitation_declined', 'search_shared', 'search_unshared', 'member_joined', 'role_changed', 'member_removed', 'member_left'));