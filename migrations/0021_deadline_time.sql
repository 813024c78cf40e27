ALTER TABLE "funding_opportunities" ADD COLUMN "deadline_time" text;--> statement-breakpoint
ALTER TABLE "funding_opportunities" ADD CONSTRAINT "funding_opportunities_deadline_time_known" CHECK ("funding_opportunities"."deadline_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');--> statement-breakpoint
ALTER TABLE "funding_opportunities" DROP COLUMN "closes_at";--> statement-breakpoint
DROP FUNCTION closing_instant(date, text);--> statement-breakpoint
-- The instant of the deadline's hour in its time zone, or at which its day ends when there is no hour; `infinity` without a deadline.
-- A zone that PostgreSQL does not know counts as UTC, so that no text in a source can stop a row.
CREATE FUNCTION closing_instant(deadline date, zone text, hour text DEFAULT NULL) RETURNS timestamptz
  LANGUAGE plpgsql IMMUTABLE
  AS $$
DECLARE
  closing timestamp := CASE WHEN hour IS NULL THEN (deadline + 1)::timestamp ELSE deadline + hour::time END;
BEGIN
  IF deadline IS NULL THEN
    RETURN 'infinity';
  END IF;
  RETURN closing AT TIME ZONE coalesce(zone, 'UTC');
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN closing AT TIME ZONE 'UTC';
END
$$;--> statement-breakpoint
ALTER TABLE "funding_opportunities" ADD COLUMN "closes_at" timestamp with time zone GENERATED ALWAYS AS (closing_instant("funding_opportunities"."deadline", "funding_opportunities"."deadline_timezone", "funding_opportunities"."deadline_time")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "funding_opportunities_list_idx" ON "funding_opportunities" USING btree ("featured" DESC NULLS FIRST,"closes_at","id") WHERE "funding_opportunities"."verification_status" = 'verified';--> statement-breakpoint
CREATE OR REPLACE FUNCTION followed_facts(o funding_opportunities) RETURNS jsonb
  LANGUAGE sql STABLE
  AS $$ SELECT jsonb_build_object(
    'deadline', jsonb_build_object('deadline', o.deadline, 'deadlineTimezone', coalesce(o.deadline_timezone, 'UTC'),
      'deadlineTime', o.deadline_time),
    'amount', jsonb_build_object('minAmount', o.min_amount::text, 'maxAmount', o.max_amount::text, 'currency', o.currency),
    'eligibility', jsonb_build_object('eligibleEntityTypes', in_order(o.eligible_entity_types),
      'eligibleCountries', in_order(o.eligible_countries), 'eligibleRegions', in_order(o.eligible_regions),
      'stageFocus', in_order(o.stage_focus), 'yearFoundedMin', o.year_founded_min, 'yearFoundedMax', o.year_founded_max,
      'revenueMin', o.revenue_min::text, 'revenueMax', o.revenue_max::text)) $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_followed_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  was jsonb;
  became jsonb;
  moment timestamptz;
BEGIN
  IF NOT EXISTS (SELECT FROM applications a WHERE a.opportunity_id = new.id)
    AND NOT EXISTS (SELECT FROM opportunity_feedback f WHERE f.opportunity_id = new.id AND f.kind = 'saved')
  THEN
    RETURN NULL;
  END IF;
  moment := CASE
    WHEN new.verification_status <> 'verified' THEN 'infinity'
    WHEN new.updated_at IS DISTINCT FROM old.updated_at THEN new.updated_at
    ELSE now() END;
  IF old.verification_status <> 'verified' AND new.verification_status = 'verified' THEN
    UPDATE followed_changes SET changed_at = moment WHERE opportunity_id = new.id AND changed_at = 'infinity';
  END IF;
  was := followed_facts(old);
  became := followed_facts(new);
  -- An hour that was only read later is no change of the call.
  IF old.deadline_time IS NULL AND (old.deadline, old.deadline_timezone) IS NOT DISTINCT FROM (new.deadline, new.deadline_timezone) THEN
    became := jsonb_set(became, '{deadline,deadlineTime}', 'null');
  END IF;
  INSERT INTO followed_changes (opportunity_id, fact, before, after, changed_at)
    SELECT new.id, fact, was -> fact, became -> fact, moment
    FROM jsonb_object_keys(became) fact
    WHERE was -> fact IS DISTINCT FROM became -> fact;
  RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER funding_opportunities_followed ON funding_opportunities;--> statement-breakpoint
CREATE TRIGGER funding_opportunities_followed
  AFTER UPDATE ON funding_opportunities
  FOR EACH ROW
  WHEN ((old.verification_status <> 'verified' AND new.verification_status = 'verified')
    OR (old.deadline, old.deadline_timezone, old.deadline_time, old.min_amount, old.max_amount, old.currency,
      old.eligible_entity_types, old.eligible_countries, old.eligible_regions, old.stage_focus, old.year_founded_min,
      old.year_founded_max, old.revenue_min, old.revenue_max)
    IS DISTINCT FROM (new.deadline, new.deadline_timezone, new.deadline_time, new.min_amount, new.max_amount, new.currency,
      new.eligible_entity_types, new.eligible_countries, new.eligible_regions, new.stage_focus, new.year_founded_min,
      new.year_founded_max, new.revenue_min, new.revenue_max))
  EXECUTE FUNCTION note_followed_change();
