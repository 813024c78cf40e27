import { useQuery } from "@tanstack/react-query";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { taskPeopleQuery } from "@/lib/api/queries/tasks";

/** Whether there is an answer, or the first try has failed. */
const isKnown = ({ isPending, failureCount }: { isPending: boolean; failureCount: number }) =>
  !isPending || failureCount > 0;

/** Who has open tasks. Whoever works alone in all their entities has nobody to choose from, and is not asked for. */
export function useTaskPeople() {
  const entities = useQuery(entitiesQuery());
  const isShared = entities.data?.some((entity) => entity.isShared) ?? false;
  const people = useQuery({ ...taskPeopleQuery(), enabled: isShared });
  return {
    people: people.data?.people ?? [],
    /** False until it is known who there is. */
    isSettled: isKnown(entities) && (!isShared || isKnown(people)),
  };
}
