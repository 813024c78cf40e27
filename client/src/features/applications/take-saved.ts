import type { QueryClient } from "@tanstack/react-query";
import type { ApplicationView } from "@shared/validators/applications";
import { applicationQuery, applicationsKey } from "@/lib/queries/applications";

/** Puts what a save answered in the place of what was known of the application. */
export async function takeSaved(client: QueryClient, saved: ApplicationView): Promise<void> {
  const { queryKey } = applicationQuery(saved.id);
  // An older state that is still on its way would take the place of this one, and the next save would be called stale.
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, saved);
}

/** After a save: the list is read anew, and the rest when somebody looks at it. */
export async function refreshApplications(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: applicationsKey, refetchType: "none" });
  await client.refetchQueries({ queryKey: applicationsKey, exact: true });
}
