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

/** Where the text of a resource is to be had as a file. */
export const resourceFilePath = (id: string) => `/api/resources/${encodeURIComponent(id)}/file`;
