// These stand alone, because every page loads them and only administrators need the queries.

/** The prefix of every list in the administrators' catalogue and of every opportunity in it. */
export const adminOpportunitiesKey = ["/api/admin/opportunities"] as const;
export const pendingKey = [...adminOpportunitiesKey, "pending"] as const;

/** The newest runs of the scrapers, with the results of each source. */
export const scrapeRunsKey = ["/api/admin/scrape/runs"] as const;
