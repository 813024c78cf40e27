import { hashKey, queryOptions, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { CurrentUserView } from "@shared/validators/auth";
import { apiRequest } from "./api-client";
import { draftOwner, dropAllDrafts } from "../form-drafts";
import { language } from "../language";
import { queryFnFor } from "./query-client";
import { clearSessionLost, reportSessionFound } from "./session-lost";
import { clearToasts } from "../toast";
import { t } from "@/words";

export const currentUserKey = ["/api/auth/user"] as const;

const fetchUser = queryFnFor<CurrentUserView>({ on401: "returnNull" });

/** The signed-in person, or null. Once somebody is signed in, a 401 does not clear them: see lib/session-lost. */
export function currentUserQuery() {
  return queryOptions<CurrentUserView | null>({
    queryKey: currentUserKey,
    queryFn: async (context) => {
      const user = await fetchUser(context);
      if (user) {
        reportSessionFound();
        return user;
      }
      // Another server may answer nothing at all instead of 401.
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
  return user.firstName && user.lastName ? `${user.firstName} ${user.lastName}` : t("User");
}

/**
 * Call after a successful sign-in or sign-up and wait for it: everything cached belonged to nobody or to somebody
 * else, so it goes, and the current user is read anew. The guards in the app then lead to the right screen.
 */
export async function refreshAfterSignIn(client: QueryClient): Promise<void> {
  client.removeQueries({ predicate: (query) => query.queryHash !== hashKey(currentUserKey) });
  const user = await client.fetchQuery({ ...currentUserQuery(), staleTime: 0 });
  if (user) tellWhatIsNotKnown(user);
}

/**
 * In whose morning mails come, and in which language, as this browser knows it. Nobody waits for it; Settings shows both, and can change
 * them.
 */
function tellWhatIsNotKnown({ timezone, preferredLanguage }: CurrentUserView): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const news = {
    ...(timezone === null && { timezone: timeZone }),
    ...(preferredLanguage === null && { preferredLanguage: language }),
  };
  if (Object.keys(news).length === 0) return;
  void apiRequest("PATCH", "/api/auth/user/preferences", news).catch(() => {});
}

/** Call after a successful sign-out, then go to the login screen: all cached data and what was typed are dropped. */
export function clearAfterSignOut(client: QueryClient): void {
  void client.cancelQueries();
  const before = client.getQueryData<CurrentUserView | null>(currentUserKey);
  const owner = draftOwner(before);
  if (owner !== undefined) dropAllDrafts(owner);
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
