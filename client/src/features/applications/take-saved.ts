import type { QueryClient } from "@tanstack/react-query";
import type { ApplicationView } from "@shared/validators/applications";
import { applicationQuery, applicationsKey } from "@/lib/api/queries/applications";

/**
 * Puts what a save answered in the place of what was known of the application. Another server than ours may answer with less, which
 * leaves the rest as it was known, or with nothing: then it is read anew.
 */
export async function takeSaved(
  client: QueryClient,
  id: string,
  saved: Partial<ApplicationView> | undefined,
): Promise<void> {
  const { queryKey } = applicationQuery(id);
  // An older state that is still on its way would take the place of this one, and the next save would be called stale.
  await client.cancelQueries({ queryKey, exact: true });
  if (saved?.id === id) client.setQueryData(queryKey, (known) => ({ ...known, ...saved }) as ApplicationView);
  else await client.refetchQueries({ queryKey, exact: true });
}

/** After a save: the list is read anew, and the rest when somebody looks at it. */
export async function refreshApplications(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: applicationsKey, refetchType: "none" });
  await client.refetchQueries({ queryKey: applicationsKey, exact: true });
}
