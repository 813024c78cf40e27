import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { EntityView } from "@shared/validators/entities";
import { membersQuery } from "../members-api";

/** The entity whose people Settings shows: the chosen one, or the first while there is no such choice. */
export function useMembers(entities: readonly EntityView[] = []) {
  const [chosenId, choose] = useState<string>();
  const entity = entities.find(({ id }) => id === chosenId) ?? entities[0];
  const members = useQuery({ ...membersQuery(entity?.id ?? "none"), enabled: entity !== undefined });
  return { entities, entity, choose, members };
}
export type Members = ReturnType<typeof useMembers>;
