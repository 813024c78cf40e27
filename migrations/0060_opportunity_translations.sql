CREATE TABLE "opportunity_translations" (
	"opportunity_id" uuid NOT NULL,
	"language" varchar(5) NOT NULL,
	"source_hash" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"eligibility_text" text,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "opportunity_translations_opportunity_id_language_pk" PRIMARY KEY("opportunity_id","language")
);
--> statement-breakpoint
ALTER TABLE "opportunity_translations" ADD CONSTRAINT "opportunity_translations_opportunity_id_funding_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."funding_opportunities"("id") ON DELETE cascade ON UPDATE no action;