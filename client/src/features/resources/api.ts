import { queryOptions } from "@tanstack/react-query";
import type { ResourceView } from "@shared/validators/catalogue";
import { completeResource, readWhole } from "@/lib/api/normalise";

const resourcesKey = ["/api/resources"] as const;

/** The library, without the texts. */
export const resourcesQuery = () =>
  queryOptions({
    queryKey: [...resourcesKey],
    queryFn: readWhole((resources: ResourceView[]) => resources.map(completeResource)),
  });

/** One resource with its text. */
export const resourceQuery = (id: string) =>
  queryOptions({ queryKey: [...resourcesKey, id], queryFn: readWhole(completeResource) });

/** Returns the address of a resource's text as a file. */
export const getResourceFilePath = (id: string) => `/api/resources/${encodeURIComponent(id)}/file`;
