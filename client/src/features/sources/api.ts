import { queryOptions } from "@tanstack/react-query";
import type { SourceListView } from "@shared/validators/sources";

/** Where the catalogue comes from. Visitors may read it too. */
export const sourcesQuery = () => queryOptions<SourceListView>({ queryKey: ["/api/sources"] });
