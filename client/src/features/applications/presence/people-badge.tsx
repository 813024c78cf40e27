import { Users } from "lucide-react";
import { Badge } from "@/ui/badge";
import { t } from "@/words";
import { nameTextField } from "../wording";
import type { Person } from "./use-presence";

/** Who else has the application open, and what they write in. */
export function PeopleBadge({ people }: { people: readonly Person[] }) {
  return (
    <span role="status" className="contents">
      {people.map(({ id, name, field }) => (
        <Badge key={id} tone="outline" className="max-w-full">
          <Users aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="truncate">
            {field
              ? t("{name} is writing in {text}", { name, text: nameTextField(field) })
              : t("{name} is here too", { name })}
          </span>
        </Badge>
      ))}
    </span>
  );
}

/** Says at a text that somebody else is writing in it; undefined if nobody is. */
export function explainWriting(people: readonly Person[], field: Person["field"]): string | undefined {
  const writer = people.find((person) => person.field === field);
  return writer && t("{name} is writing here too. Both texts are kept.", { name: writer.name });
}
