import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { CurrentUserView } from "@shared/validators/auth";
import { Toaster } from "@/ui/toaster";
import { currentUserKey } from "@/lib/api/current-user";
import { createQueryClient } from "@/lib/api/query-client";

export const testUser: CurrentUserView = {
  id: "11111111-1111-4111-8111-111111111111",
  firstName: "Ama",
  lastName: "Mensah",
  email: "ama@example.org",
  emailVerified: true,
  country: "GH",
  countryName: "Ghana",
  isAdmin: false,
  timezone: "Africa/Accra",
  preferredLanguage: "en",
};

/**
 * Renders with the app's providers: a query cache, an address in memory, and toasts. The cache has a
 * signed-in user, unless `user` is null, or "unknown" for one that is not loaded yet. `path` may have a
 * query. `history` has every visited address, the current one last.
 */
export function renderWithProviders(
  ui: ReactNode,
  { path = "/", user = testUser }: { path?: string; user?: CurrentUserView | null | "unknown" } = {},
) {
  const client = createQueryClient();
  if (user !== "unknown") client.setQueryData(currentUserKey, user);
  const { hook, searchHook, history, navigate } = memoryLocation({ path, record: true });
  const result = render(
    <QueryClientProvider client={client}>
      <Router hook={hook} searchHook={searchHook}>
        {ui}
        <Toaster />
      </Router>
    </QueryClientProvider>,
  );
  return { ...result, client, history, navigate, user: userEvent.setup() };
}
