CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"parent_id" uuid,
	"field" text,
	"quote" text,
	"text_before" text,
	"text_after" text,
	"start" integer,
	"text" text NOT NULL,
	"replacement" text,
	"decision" text,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid,
	CONSTRAINT "comments_field_known" CHECK ("comments"."field" in ('narrative', 'notes', 'aiDraftNarrative')),
	CONSTRAINT "comments_decision_known" CHECK ("comments"."decision" in ('accepted', 'declined')),
	CONSTRAINT "comments_quote_has_field" CHECK ("comments"."quote" is null or "comments"."field" is not null),
	CONSTRAINT "comments_replacement_has_quote" CHECK ("comments"."replacement" is null or "comments"."quote" is not null)
);
--> statement-breakpoint
ALTER TABLE "entity_activity" DROP CONSTRAINT "entity_activity_kind_known";--> statement-breakpoint
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_role_known";--> statement-breakpoint
ALTER TABLE "memberships" DROP CONSTRAINT "memberships_role_known";--> statement-breakpoint
ALTER TABLE "news" DROP CONSTRAINT "news_kind_known";--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "awaits_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notify_comments" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_list_idx" ON "comments" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_parent_idx" ON "comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "comments_author_idx" ON "comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "comments_resolver_idx" ON "comments" USING btree ("resolved_by");--> statement-breakpoint
CREATE INDEX "news_awaits_mail_idx" ON "news" USING btree ("user_id") WHERE "news"."awaits_mail";--> statement-breakpoint
ALTER TABLE "entity_activity" ADD CONSTRAINT "entity_activity_kind_known" CHECK ("entity_activity"."kind" in ('entity_changed', 'profile_changed', 'application_created', 'application_changed', 'application_status', 'application_exported', 'comment_made', 'comment_resolved', 'suggestion_accepted', 'suggestion_declined', 'deck_added', 'deck_analysed', 'deck_deleted', 'note_added', 'note_changed', 'note_deleted', 'member_invited', 'invitation_revoked', 'member_joined', 'role_changed', 'member_removed', 'member_left'));--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_role_known" CHECK ("invitations"."role" in ('owner', 'editor', 'commenter', 'viewer'));--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_role_known" CHECK ("memberships"."role" in ('owner', 'editor', 'commenter', 'viewer'));--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_kind_known" CHECK ("news"."kind" in ('deadline', 'next_action', 'change', 'match', 'saved_search', 'comment'));