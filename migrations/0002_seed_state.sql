CREATE TABLE "seed_state" (
	"name" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"seeded_keys" text[] NOT NULL,
	"applied_at" timestamp with time zone NOT NULL
);
