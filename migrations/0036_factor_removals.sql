CREATE TABLE "factor_removals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"cancel_hash" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "factor_removals" ADD CONSTRAINT "factor_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "factor_removals_cancel_unique" ON "factor_removals" USING btree ("cancel_hash");--> statement-breakpoint
CREATE INDEX "factor_removals_expires_idx" ON "factor_removals" USING btree ("expires_at");