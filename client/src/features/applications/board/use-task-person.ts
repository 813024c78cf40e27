import { useSearchParam } from "@/hooks/use-search-param";
import { t } from "@/words";
import { useTaskPeople } from "./use-task-people";

/** The choice of applications by whose open tasks they have, which the address keeps. Without people there is none. */
export function useTaskPerson() {
  const { people } = useTaskPeople();
  const [id, choose] = useSearchParam("person");
  const person = people.find((each) => each.id === id);
  const ids = person && new Set(person.applicationIds);
  return {
    chosenId: person?.id ?? "",
    choose,
    options:
      people.length === 0
        ? []
        : [
            { value: "", label: t("All persons") },
            ...people.map(({ id: value, name, isCaller }) => ({
              value,
              label: isCaller ? t("{name} (you)", { name }) : name,
            })),
          ],
    isShown: (application: { id: string }) => !ids || ids.has(application.id),
  };
}
