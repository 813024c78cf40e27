CREATE TABLE "application_presence" (
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"field" text,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_presence_application_id_user_id_pk" PRIMARY KEY("application_id","user_id"),
	CONSTRAINT "application_presence_field_known" CHECK ("application_presence"."field" in ('narrative', 'notes', 'aiDraftNarrative'))
);
--> statement-breakpoint
ALTER TABLE "application_presence" ADD CONSTRAINT "application_presence_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_presence" ADD CONSTRAINT "application_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_presence_user_idx" ON "application_presence" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_presence_seen_idx" ON "application_presence" USING btree ("seen_at");