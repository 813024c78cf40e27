ALTER TABLE "followed_changes" DROP CONSTRAINT "followed_changes_fact_known";--> statement-breakpoint
ALTER TABLE "followed_changes" ADD CONSTRAINT "followed_changes_fact_known" CHECK ("followed_changes"."fact" in ('publication', 'deadline', 'amount', 'eligibility'));--> statement-breakpoint
-- What is corrected while a call is not published waits at 'infinity', and counts from the moment at which it is published again.
CREATE OR REPLACE FUNCTION note_followed_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  was jsonb;
  became jsonb;
  written timestamptz;
  moment timestamptz;
BEGIN
  IF NOT EXISTS (SELECT FROM applications a WHERE a.opportunity_id = new.id)
    AND NOT EXISTS (SELECT FROM opportunity_feedback f WHERE f.opportunity_id = new.id AND f.kind = 'saved')
  THEN
    RETURN NULL;
  END IF;
  written := CASE WHEN new.updated_at IS DISTINCT FROM old.updated_at THEN new.updated_at ELSE now() END;
  moment := CASE WHEN new.verification_status <> 'verified' THEN 'infinity' ELSE written END;
  -- A merged call goes on as the kept one, so it has not left the catalogue.
  IF (old.verification_status = 'verified') <> (new.verification_status = 'verified') AND new.verification_status <> 'merged' THEN
    -- This row comes before those of other facts: news count what has a smaller id as told.
    INSERT INTO followed_changes (opportunity_id, fact, before, after, changed_at)
      VALUES (new.id, 'publication', jsonb_build_object('isPublished', old.verification_status = 'verified'),
        jsonb_build_object('isPublished', new.verification_status = 'verified'), written);
  END IF;
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
  WHEN ((old.verification_status = 'verified') <> (new.verification_status = 'verified')
    OR (old.deadline, old.deadline_timezone, old.deadline_time, old.min_amount, old.max_amount, old.currency,
      old.eligible_entity_types, old.eligible_countries, old.eligible_regions, old.stage_focus, old.year_founded_min,
      old.year_founded_max, old.revenue_min, old.revenue_max)
    IS DISTINCT FROM (new.deadline, new.deadline_timezone, new.deadline_time, new.min_amount, new.max_amount, new.currency,
      new.eligible_entity_types, new.eligible_countries, new.eligible_regions, new.stage_focus, new.year_founded_min,
      new.year_founded_max, new.revenue_min, new.revenue_max))
  EXECUTE FUNCTION note_followed_change();
