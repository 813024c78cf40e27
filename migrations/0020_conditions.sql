ALTER TABLE "funding_opportunities" ADD COLUMN "applicant_limit" text;--> statement-breakpoint
ALTER TABLE "funding_opportunities" ADD COLUMN "co_funding" text;--> statement-breakpoint
ALTER TABLE "funding_opportunities" ADD COLUMN "co_funding_share" numeric(9, 2);--> statement-breakpoint
ALTER TABLE "funding_opportunities" ADD COLUMN "consortium_min" integer;--> statement-breakpoint
ALTER TABLE "funding_opportunities" ADD CONSTRAINT "funding_opportunities_applicant_limit_known" CHECK ("funding_opportunities"."applicant_limit" in ('invited', 'current holders'));--> statement-breakpoint
ALTER TABLE "funding_opportunities" ADD CONSTRAINT "funding_opportunities_co_funding_known" CHECK ("funding_opportunities"."co_funding" in ('required', 'not required'));