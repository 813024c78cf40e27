import { queryOptions } from "@tanstack/react-query";
import type { SignInWaysView } from "@shared/validators/identities";
import { readOr } from "../normalise";

export const IDENTITIES_PATH = "/api/auth/identities";
export const signInWaysKey = [IDENTITIES_PATH] as const;

/** How the user can sign in. Null where the server knows passwords only. */
export function signInWaysQuery() {
  return queryOptions({ queryKey: [...signInWaysKey], queryFn: readOr<SignInWaysView | null>(null) });
}
