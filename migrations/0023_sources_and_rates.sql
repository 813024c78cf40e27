CREATE TABLE "exchange_rates" (
	"currency" varchar(3) PRIMARY KEY NOT NULL,
	"per_euro" numeric(18, 8) NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "exchange_rates_above_zero" CHECK ("exchange_rates"."per_euro" > 0)
);
--> statement-breakpoint
ALTER TABLE "scrape_runs" ADD COLUMN "fell_from" integer;