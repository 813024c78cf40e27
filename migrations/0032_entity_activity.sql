CREATE TABLE "entity_activity" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entity_activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entity_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"member_id" uuid,
	"subject" text,
	"value" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "entity_activity_kind_known" CHECK ("entity_activity"."kind" in ('entity_changed', 'profile_changed', 'application_created', 'application_changed', 'application_status', 'application_exported', 'deck_added', 'deck_analysed', 'deck_deleted', 'note_added', 'note_changed', 'note_deleted', 'member_invited', 'invitation_revoked', 'member_joined', 'role_changed', 'member_removed', 'member_left'))
);
--> statement-breakpoint
ALTER TABLE "entity_activity" ADD CONSTRAINT "entity_activity_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_activity" ADD CONSTRAINT "entity_activity_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_activity" ADD CONSTRAINT "entity_activity_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entity_activity_list_idx" ON "entity_activity" USING btree ("entity_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "entity_activity_at_idx" ON "entity_activity" USING btree ("at");--> statement-breakpoint
CREATE INDEX "entity_activity_actor_idx" ON "entity_activity" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "entity_activity_member_idx" ON "entity_activity" USING btree ("member_id");