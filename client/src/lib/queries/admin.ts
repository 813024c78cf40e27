/** Every list of the administrators' catalogue and every opportunity in it. */
export const adminOpportunitiesKey = ["/api/admin/opportunities"] as const;

/** The newest runs of the scrapers and what each source gave so far. */
export const scrapeRunsKey = ["/api/admin/scrape/runs"] as const;
