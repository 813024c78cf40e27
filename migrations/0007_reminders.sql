-- The wall clock of a place; of a place that is not known, of UTC.
CREATE FUNCTION wall_clock(instant timestamptz, zone text) RETURNS timestamp
  LANGUAGE plpgsql STABLE
  AS $$
BEGIN
  RETURN instant AT TIME ZONE coalesce(zone, 'UTC');
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN instant AT TIME ZONE 'UTC';
END
$$;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "unsubscribe_url" text;
