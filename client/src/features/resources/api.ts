import { queryOptions } from "@tanstack/react-query";
import type { ResourceView } from "@shared/validators/catalogue";

const resourcesKey = ["/api/resources"] as const;

/** Another server may leave out the list. */
const withList = (resource: ResourceView): ResourceView => ({
  ...resource,
  relevantFor: resource.relevantFor ?? [],
});
const withLists = (resources: ResourceView[]) => resources.map(withList);

/** The library, without the texts. */
export const resourcesQuery = () =>
  queryOptions<ResourceView[]>({ queryKey: [...resourcesKey], select: withLists });

/** One resource with its text. */
export const resourceQuery = (id: string) =>
  queryOptions<ResourceView>({ queryKey: [...resourcesKey, id], select: withList });

/** Returns the address of a resource's text as a file. */
export const resourceFilePath = (id: string) => `/api/resources/${encodeURIComponent(id)}/file`;
