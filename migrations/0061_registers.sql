CREATE TABLE "register_entries" (
	"register" text NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"as_of" date NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "register_entries_register_number_pk" PRIMARY KEY("register","number"),
	CONSTRAINT "register_entries_register_known" CHECK ("register_entries"."register" in ('us-irs', 'gb-charities', 'gb-companies', 'ror'))
);
--> statement-breakpoint
ALTER TABLE "profile_readings" DROP CONSTRAINT "profile_readings_source_known";--> statement-breakpoint
ALTER TABLE "profile_readings" ADD COLUMN "register" jsonb;--> statement-breakpoint
ALTER TABLE "profile_readings" ADD CONSTRAINT "profile_readings_source_known" CHECK ("profile_readings"."source" in ('website', 'file', 'deck', 'document', 'register'));