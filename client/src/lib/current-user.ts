import { hashKey, queryOptions, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { CurrentUserView } from "@shared/validators/auth";
import { apiRequest } from "./api-client";
import { queryFnFor } from "./query-client";
import { clearSessionLost } from "./session-lost";
import { clearToasts } from "./toast";

export const currentUserKey = ["/api/auth/user"] as const;

const fetchUser = queryFnFor<CurrentUserView>({ on401: "returnNull" });

/** The signed-in person, or null. Once somebody is signed in, a 401 does not clear them: see lib/session-lost. */
export function currentUserQuery() {
  return queryOptions<CurrentUserView | null>({
    queryKey: currentUserKey,
    queryFn: async (context) => {
      const user = await fetchUser(context);
      if (user !== null) return user;
      return context.client.getQueryData<CurrentUserView | null>(currentUserKey) ?? null;
    },
  });
}

/** `isLoading` until the first answer; a failing server counts as not signed in, with `error` set. */
export function useCurrentUser() {
  const query = useQuery(currentUserQuery());
  return {
    user: query.data ?? null,
    isLoading: query.isPending,
    error: query.error,
    refetch: query.refetch,
  };
}

/** The full name, or "User" when the first or last name is missing. */
export function displayName(user: Pick<CurrentUserView, "firstName" | "lastName">): string {
  return user.firstName && user.lastName ? `${user.firstName} ${user.lastName}` : "User";
}

/**
 * Call after a successful sign-in or sign-up and wait for it: everything cached belonged to nobody or to somebody
 * else, so it goes, and the current user is read anew. The guards in the app then lead to the right screen.
 */
export async function refreshAfterSignIn(client: QueryClient): Promise<void> {
  client.removeQueries({ predicate: (query) => query.queryHash !== hashKey(currentUserKey) });
  const user = await client.fetchQuery({ ...currentUserQuery(), staleTime: 0 });
  if (user?.timezone === null) tellTimezone();
}

/** In whose morning reminders come, as this browser knows it. Nobody waits for it; Settings shows it, and can change it. */
function tellTimezone(): void {
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
  void apiRequest("PATCH", "/api/auth/user/preferences", { timezone }).catch(() => {});
}

/** Call after a successful sign-out, then go to the login screen: all cached data is dropped. */
export function clearAfterSignOut(client: QueryClient): void {
  void client.cancelQueries();
  client.setQueryData(currentUserKey, null);
  // The user query itself stays, as "nobody": clearing it would leave mounted observers on an orphan.
  client.removeQueries({ predicate: (query) => query.queryHash !== hashKey(currentUserKey) });
  client.getMutationCache().clear();
  clearSessionLost();
  clearToasts();
}

/** The person, in screens that only exist for somebody who is signed in. */
export function useSignedInUser(): CurrentUserView {
  const client = useQueryClient();
  const { user } = useCurrentUser();
  const known = user ?? client.getQueryData<CurrentUserView | null>(currentUserKey);
  if (!known) throw new Error("This screen needs a signed-in user");
  return known;
}
