import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { EntityView } from "@shared/validators/entities";
import { lazyPart } from "@/components/lazy-part";
import { membersQuery } from "@/lib/api/queries/members";

// Settings is a long screen, so that this part of it is a file of its own.
export const memberPanel = lazyPart(() => import("./member-panel"));

/** The entity whose people Settings shows: the chosen one, or the first while there is no such choice. */
export function useMembers(entities: readonly EntityView[] = []) {
  const [chosenId, choose] = useState<string>();
  const entity = entities.find(({ id }) => id === chosenId) ?? entities[0];
  const members = useQuery({ ...membersQuery(entity?.id ?? "none"), enabled: entity !== undefined });
  const isPanelSettled = memberPanel.useSettled();
  // What stands below must not move once it is shown.
  const isSettled =
    entity === undefined ||
    members.failureCount > 0 ||
    (!members.isPending && (members.data === null || isPanelSettled));
  return { entities, entity, choose, members, isSettled };
}
export type Members = ReturnType<typeof useMembers>;
