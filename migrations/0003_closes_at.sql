-- The instant at which the day of a deadline ends in its time zone; `infinity` without a deadline. A zone that PostgreSQL does not know
-- counts as UTC, so that no text in a source can stop a row.
CREATE OR REPLACE FUNCTION closing_instant(deadline date, zone text) RETURNS timestamptz
  LANGUAGE plpgsql IMMUTABLE
  AS $$
BEGIN
  IF deadline IS NULL THEN
    RETURN 'infinity';
  END IF;
  RETURN (deadline + 1)::timestamp AT TIME ZONE coalesce(zone, 'UTC');
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN (deadline + 1)::timestamp AT TIME ZONE 'UTC';
END
$$;
--> statement-breakpoint
DROP INDEX "funding_opportunities_list_idx";--> statement-breakpoint
ALTER TABLE "funding_opportunities" ADD COLUMN "closes_at" timestamp with time zone GENERATED ALWAYS AS (closing_instant("funding_opportunities"."deadline", "funding_opportunities"."deadline_timezone")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "funding_opportunities_list_idx" ON "funding_opportunities" USING btree ("featured" DESC NULLS FIRST,"closes_at","id") WHERE "funding_opportunities"."verification_status" = 'verified';