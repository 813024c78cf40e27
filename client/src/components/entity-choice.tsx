import type { EntityView } from "@shared/validators/entities";
import { formatEntityName } from "@/lib/entity-rights";
import { Select } from "@/ui/select";
import { t } from "@/words";

type Props = { entities: readonly EntityView[]; chosen: string | undefined; onChoose: (id: string) => void };

/** Asks for which entity something is. There is nothing to ask of somebody who has only one. */
export function EntityChoice({ entities, chosen, onChoose }: Props) {
  if (entities.length < 2) return null;
  return (
    <label className="block space-y-1.5">
      <span className="text-[0.9375rem] font-semibold">{t("Entity")}</span>
      <Select
        value={chosen ?? ""}
        options={entities.map((each) => ({ value: each.id, label: formatEntityName(each) }))}
        onChange={({ target }) => onChoose(target.value)}
      />
    </label>
  );
}
