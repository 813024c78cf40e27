import { queryOptions } from "@tanstack/react-query";
import type { FunderView } from "@shared/validators/catalogue";
import { completeFunder, readWhole } from "../normalise";

/** The prefix of the directory and of every funder in it. */
export const fundersKey = ["/api/funders"] as const;

export const fundersQuery = () =>
  queryOptions({
    queryKey: [...fundersKey],
    queryFn: readWhole((funders: FunderView[]) => funders.map(completeFunder)),
  });
