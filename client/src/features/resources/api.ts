import { queryOptions } from "@tanstack/react-query";
import type { ResourceView } from "@shared/validators/catalogue";

const resourcesKey = ["/api/resources"] as const;

/** Another server may leave out the list. */
const fillList = (resource: ResourceView): ResourceView => ({
  ...resource,
  relevantFor: resource.relevantFor ?? [],
});
const fillLists = (resources: ResourceView[]) => resources.map(fillList);

/** The library, without the texts. */
export const resourcesQuery = () =>
  queryOptions<ResourceView[]>({ queryKey: [...resourcesKey], select: fillLists });

/** One resource with its text. */
export const resourceQuery = (id: string) =>
  queryOptions<ResourceView>({ queryKey: [...resourcesKey, id], select: fillList });

/** Returns the address of a resource's text as a file. */
export const getResourceFilePath = (id: string) => `/api/resources/${encodeURIComponent(id)}/file`;
