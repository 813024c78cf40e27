import type { QueryClient } from "@tanstack/react-query";
import type { ApplicationView } from "@shared/validators/applications";
import { answersKey } from "@/lib/api/queries/answers";
import { applicationQuery, applicationsKey } from "@/lib/api/queries/applications";
import { obligationsKey } from "@/lib/api/queries/obligations";
import { tasksKey } from "@/lib/api/queries/tasks";

/** What tells the title or the status of an application elsewhere. */
const NAMED_IN = [applicationsKey, answersKey, obligationsKey, tasksKey];

/**
 * Puts the answer of a save into the cache. Another server may answer with fewer fields, which leaves the others as they were, or with
 * nothing: then the application is read again.
 */
export async function cacheSaved(
  client: QueryClient,
  id: string,
  saved: Partial<ApplicationView> | undefined,
): Promise<void> {
  const { queryKey } = applicationQuery(id);
  // A read that is still on its way would replace this state with an older one, and the next save would be refused as outdated.
  await client.cancelQueries({ queryKey, exact: true });
  if (saved?.id === id) client.setQueryData(queryKey, (known) => ({ ...known, ...saved }) as ApplicationView);
  else await client.refetchQueries({ queryKey, exact: true });
}

/** Reads the list again after a save, and other queries when they are next used. */
export async function refreshApplications(client: QueryClient): Promise<void> {
  for (const queryKey of NAMED_IN) await client.invalidateQueries({ queryKey, refetchType: "none" });
  await client.refetchQueries({ queryKey: applicationsKey, exact: true });
}
