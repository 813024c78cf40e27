import type { QueryClient } from "@tanstack/react-query";
import { apiRequest } from "./api-client";
import { clearSessionLost, reportSigningOut } from "./session-lost";

/**
 * Ends the session. Reads that are under way are dropped first: the server would refuse those that it takes up afterwards, and
 * the page would ask to sign in again.
 */
export async function signOut(client: QueryClient): Promise<void> {
  reportSigningOut();
  await client.cancelQueries();
  try {
    await apiRequest("POST", "/api/auth/logout");
  } catch (error) {
    clearSessionLost();
    // Whoever is still signed in sees the rest of the screen after all.
    void client.refetchQueries({
      type: "active",
      predicate: ({ state }) => state.data === undefined || state.isInvalidated,
    });
    throw error;
  }
}
