CREATE TABLE "logos" (
	"address" text PRIMARY KEY NOT NULL,
	"image" "bytea",
	"hash" text,
	"problem" text,
	"checked_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "logos_hash_idx" ON "logos" USING btree ("hash");