CREATE TABLE "text_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "text_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"field" text NOT NULL,
	"text" text,
	"author_id" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_versions_field_known" CHECK ("text_versions"."field" in ('narrative', 'notes', 'aiDraftNarrative'))
);
--> statement-breakpoint
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_versions_field_idx" ON "text_versions" USING btree ("application_id","field","id");--> statement-breakpoint
CREATE INDEX "text_versions_author_idx" ON "text_versions" USING btree ("author_id");