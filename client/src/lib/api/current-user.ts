import { hashKey, queryOptions, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { CurrentUserView } from "@shared/validators/auth";
import { apiRequest } from "./api-client";
import { storeCompared } from "../compare-storage";
import { clearFactorNeeded } from "./factor-needed";
import { draftOwner, dropAllDrafts } from "../form-drafts";
import { language } from "../language";
import { forgetRecentScreens } from "../recent-screens";
import { queryFnFor } from "./query-client";
import { clearSessionLost, reportSessionFound } from "./session-lost";
import { clearToasts } from "../toast";
import { t } from "@/words";

export const currentUserKey = ["/api/auth/user"] as const;

const fetchUser = queryFnFor<CurrentUserView>({ on401: "returnNull" });

/** The signed-in user, or null. A later 401 does not clear the user: see session-lost.ts. */
export function currentUserQuery() {
  return queryOptions<CurrentUserView | null>({
    queryKey: currentUserKey,
    queryFn: async (context) => {
      const user = await fetchUser(context);
      if (user) {
        reportSessionFound();
        return user;
      }
      // Another server may answer with an empty body instead of 401.
      return context.client.getQueryData<CurrentUserView | null>(currentUserKey) ?? null;
    },
  });
}

/** `isLoading` is true until the first answer. A failing server counts as not signed in, with `error` set. */
export function useCurrentUser() {
  const query = useQuery(currentUserQuery());
  return {
    user: query.data ?? null,
    isLoading: query.isPending,
    error: query.error,
    refetch: query.refetch,
  };
}

/** Returns the full name, or "User" if the first or last name is missing. */
export function displayName(user: Pick<CurrentUserView, "firstName" | "lastName">): string {
  return user.firstName && user.lastName ? `${user.firstName} ${user.lastName}` : t("User");
}

/**
 * Call and await this after a successful sign-in or sign-up. The cache belonged to nobody or to another user,
 * so it is dropped and the current user is fetched. The guards in the app then choose the screen.
 */
export async function refreshAfterSignIn(client: QueryClient): Promise<void> {
  client.removeQueries({ predicate: (query) => query.queryHash !== hashKey(currentUserKey) });
  const user = await client.fetchQuery({ ...currentUserQuery(), staleTime: 0 });
  if (user) sendMissingPreferences(user);
}

/**
 * Sends the browser's time zone and language if the server has none. Nothing waits for the answer. Settings
 * shows both, and the user can change them there.
 */
function sendMissingPreferences({ timezone, preferredLanguage }: CurrentUserView): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const preferences = {
    ...(timezone === null && { timezone: timeZone }),
    ...(preferredLanguage === null && { preferredLanguage: language }),
  };
  if (Object.keys(preferences).length === 0) return;
  void apiRequest("PATCH", "/api/auth/user/preferences", preferences).catch(() => {});
}

/**
 * Call this after a successful sign-out, then go to the login screen. It drops all cached data, form drafts, which
 * screens were opened and what was chosen to be compared.
 */
export function clearAfterSignOut(client: QueryClient): void {
  void client.cancelQueries();
  const before = client.getQueryData<CurrentUserView | null>(currentUserKey);
  const owner = draftOwner(before);
  if (owner !== undefined) {
    dropAllDrafts(owner);
    forgetRecentScreens(owner);
  }
  client.setQueryData(currentUserKey, null);
  // The user query stays, with null. If it were removed, mounted observers would watch a query that is no
  // longer in the cache.
  client.removeQueries({ predicate: (query) => query.queryHash !== hashKey(currentUserKey) });
  client.getMutationCache().clear();
  clearSessionLost();
  clearFactorNeeded();
  clearToasts();
  storeCompared("");
}

/** The user, for screens that only exist for a signed-in user. */
export function useSignedInUser(): CurrentUserView {
  const client = useQueryClient();
  const { user } = useCurrentUser();
  const signedIn = user ?? client.getQueryData<CurrentUserView | null>(currentUserKey);
  if (!signedIn) throw new Error("This screen needs a signed-in user");
  return signedIn;
}
