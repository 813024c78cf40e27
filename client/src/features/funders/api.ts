import { queryOptions } from "@tanstack/react-query";
import type { FunderView } from "@shared/validators/catalogue";

export const fundersQuery = () => queryOptions<FunderView[]>({ queryKey: ["/api/funders"] });
