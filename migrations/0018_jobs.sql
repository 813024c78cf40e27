CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"queue" text NOT NULL,
	"key" text,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"start_after" timestamp with time zone DEFAULT now() NOT NULL,
	"claim" uuid,
	"lost_at" timestamp with time zone,
	"scheduled_for" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "jobs_state_check" CHECK ("jobs"."state" in ('waiting', 'retry', 'running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key_idx" ON "jobs" USING btree ("queue","key","state") WHERE "jobs"."key" is not null and "jobs"."state" in ('waiting', 'retry', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_scheduled_idx" ON "jobs" USING btree ("queue","scheduled_for") WHERE "jobs"."scheduled_for" is not null;--> statement-breakpoint
CREATE INDEX "jobs_due_idx" ON "jobs" USING btree ("queue","start_after","id") WHERE "jobs"."state" in ('waiting', 'retry');--> statement-breakpoint
CREATE INDEX "jobs_running_idx" ON "jobs" USING btree ("lost_at") WHERE "jobs"."state" = 'running';--> statement-breakpoint
-- Until now pg-boss kept the jobs. Those that are not done go on in the new table. The lock lets transactions that queue one end first.
DO $$
BEGIN
	IF to_regclass('pgboss.job') IS NULL THEN
		RETURN;
	END IF;
	LOCK TABLE pgboss.job IN ACCESS EXCLUSIVE MODE;
	INSERT INTO jobs (id, queue, key, data, state, failures, start_after, lost_at, created_at)
	SELECT id::uuid, name, singleton_key, coalesce(data::jsonb, '{}'),
		CASE state::text WHEN 'created' THEN 'waiting' WHEN 'active' THEN 'running' ELSE 'retry' END,
		-- There the failure of a try was counted when the next one began.
		retry_count::integer + (state::text = 'retry' AND started_on IS NOT NULL)::integer,
		start_after::timestamptz,
		CASE state::text WHEN 'active' THEN started_on::timestamptz + expire_in::interval END,
		created_on::timestamptz
	FROM pgboss.job
	WHERE state::text IN ('created', 'retry', 'active') AND name <> '__pgboss__send-it';
	-- What the timetable had made due and nobody had passed on to its queue yet.
	INSERT INTO jobs (queue, data)
	SELECT DISTINCT data::jsonb ->> 'name', coalesce(data::jsonb -> 'data', '{}')
	FROM pgboss.job
	WHERE state::text IN ('created', 'retry', 'active') AND name = '__pgboss__send-it';
END $$;
--> statement-breakpoint
DROP SCHEMA IF EXISTS pgboss CASCADE;
