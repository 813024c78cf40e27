-- The catalogue that ships wrote this region in words. Followers are not told, because the rule stays the same.
ALTER TABLE funding_opportunities DISABLE TRIGGER funding_opportunities_followed;--> statement-breakpoint
UPDATE funding_opportunities SET eligible_regions = array_replace(eligible_regions, 'New York State', 'US-NY')
  WHERE 'New York State' = ANY (eligible_regions);--> statement-breakpoint
ALTER TABLE funding_opportunities ENABLE TRIGGER funding_opportunities_followed;
