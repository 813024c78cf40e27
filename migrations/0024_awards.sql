-- A name as it is compared: without case, accents and punctuation. Null when nothing is left of it.
CREATE FUNCTION organisation_key(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN nullif(btrim(regexp_replace(replace(lower(immutable_unaccent(name)), '&', ' and '), '[[:punct:][:space:]]+', ' ', 'g')), '');
--> statement-breakpoint
-- The initials without small words: "National Institutes of Health" is "NIH".
CREATE FUNCTION organisation_initials(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT coalesce(upper(string_agg(left(word, 1), '' ORDER BY place)), '')
    FROM regexp_split_to_table(immutable_unaccent(name), '[[:punct:][:space:]]+') WITH ORDINALITY AS words(word, place)
    WHERE word <> '' AND lower(word) NOT IN ('a', 'and', 'de', 'des', 'for', 'in', 'of', 'on', 'the', 'to'));
--> statement-breakpoint
CREATE FUNCTION is_abbreviation(short text, long text) RETURNS boolean
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(short) !~ '[[:space:]]'
    AND length(regexp_replace(short, '[[:punct:][:space:]]', '', 'g')) BETWEEN 2 AND 10
    AND upper(regexp_replace(immutable_unaccent(short), '[[:punct:][:space:]]', '', 'g')) = organisation_initials(long);
--> statement-breakpoint
-- The keys of the names that sources may use for a funder: its own names, and of "Name (ABBR)" or "ABBR (Name)" both parts, if one is
-- exactly the abbreviation of the other. A former name or a place in parentheses does not count.
CREATE FUNCTION funder_keys(name text, aliases text[]) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  -- A dump is restored with an empty search path, and computes generated columns.
  SET search_path = public
  AS $$
DECLARE
  stated text;
  parts text[];
  found text[] := '{}';
BEGIN
  FOREACH stated IN ARRAY array[name] || aliases LOOP
    parts := regexp_match(btrim(stated), '^(.+?)\s*\(([^()]+)\)$');
    found := found || stated;
    IF parts IS NULL THEN
      IF is_abbreviation(organisation_initials(stated), stated) THEN
        found := found || (stated || ' (' || organisation_initials(stated) || ')');
      END IF;
    ELSIF is_abbreviation(parts[2], parts[1]) OR is_abbreviation(parts[1], parts[2]) THEN
      found := found || parts || (parts[2] || ' (' || parts[1] || ')');
    END IF;
  END LOOP;
  RETURN coalesce(
    (SELECT array_agg(DISTINCT organisation_key(stated_name)) FROM unnest(found) AS names(stated_name)
      WHERE organisation_key(stated_name) IS NOT NULL), '{}');
END
$$;
--> statement-breakpoint
CREATE TABLE "awards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"award_key" text NOT NULL,
	"funder_id" uuid,
	"linked_by" text,
	"funder_identifier" text,
	"funder_name" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_identifiers" text[] DEFAULT '{}' NOT NULL,
	"recipient_type" text,
	"recipient_country" varchar(2),
	"recipient_region" text,
	"amount" numeric(15, 2) NOT NULL,
	"currency" varchar(3) NOT NULL,
	"awarded_on" date NOT NULL,
	"title" text,
	"url" text,
	"licence" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"recipient_key" text GENERATED ALWAYS AS (coalesce(organisation_key("awards"."recipient_name"), '')) STORED NOT NULL,
	CONSTRAINT "awards_source_known" CHECK ("awards"."source" in ('usaspending', 'nsf', '360giving')),
	CONSTRAINT "awards_link_known" CHECK ("awards"."linked_by" in ('identifier', 'name')),
	CONSTRAINT "awards_recipient_type_known" CHECK ("awards"."recipient_type" in ('company', 'nonprofit', 'university', 'school', 'government')),
	CONSTRAINT "awards_amount_positive" CHECK ("awards"."amount" > 0)
);
--> statement-breakpoint
DROP INDEX "funding_opportunities_funder_idx";--> statement-breakpoint
ALTER TABLE "funder_profiles" ADD COLUMN "ror_id" text;--> statement-breakpoint
ALTER TABLE "funder_profiles" ADD COLUMN "org_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "funder_profiles" ADD COLUMN "uei" text;--> statement-breakpoint
ALTER TABLE "funder_profiles" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "funder_profiles" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "funder_profiles" ADD COLUMN "identifiers" text[] GENERATED ALWAYS AS (array_remove("funder_profiles"."org_ids" || array["funder_profiles"."ror_id", "funder_profiles"."uei"], null)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "funder_profiles" ADD COLUMN "name_keys" text[] GENERATED ALWAYS AS (funder_keys("funder_profiles"."name", "funder_profiles"."aliases")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_funder_id_funder_profiles_id_fk" FOREIGN KEY ("funder_id") REFERENCES "public"."funder_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "awards_source_unique" ON "awards" USING btree ("source","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "awards_key_unique" ON "awards" USING btree ("award_key");--> statement-breakpoint
CREATE INDEX "awards_funder_idx" ON "awards" USING btree ("funder_id","awarded_on" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "funder_profiles" ADD CONSTRAINT "funder_profiles_parent_id_funder_profiles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."funder_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "funder_profiles_identifiers_idx" ON "funder_profiles" USING gin ("identifiers");--> statement-breakpoint
CREATE INDEX "funder_profiles_name_keys_idx" ON "funder_profiles" USING gin ("name_keys");--> statement-breakpoint
CREATE INDEX "funder_profiles_parent_idx" ON "funder_profiles" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "funding_opportunities_funder_idx" ON "funding_opportunities" USING btree (organisation_key("funder_name")) WHERE "funding_opportunities"."verification_status" = 'verified';