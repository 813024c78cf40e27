import { queryOptions } from "@tanstack/react-query";
import type { ResourceView } from "@shared/validators/catalogue";

export const resourcesQuery = () => queryOptions<ResourceView[]>({ queryKey: ["/api/resources"] });
