import { queryOptions } from "@tanstack/react-query";
import type { FactorsView } from "@shared/validators/second-factor";
import { readOr } from "../normalise";

export const FACTORS_PATH = "/api/auth/factors";
export const factorsKey = [FACTORS_PATH] as const;

/** What the user's sign-in asks for beside the password. Null where the server has no second factors. */
export function factorsQuery() {
  return queryOptions({ queryKey: [...factorsKey], queryFn: readOr<FactorsView | null>(null) });
}
