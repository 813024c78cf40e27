import { cn } from "@/lib/cn";
import type { ChoiceGroup } from "./use-choices";
import { t } from "@/words";

/** The list below the field. The field keeps the focus and names the active option. */
export function ChoiceList({
  listId,
  groups,
  active,
  optionId,
  onHover,
  onChoose,
}: {
  listId: string;
  groups: readonly ChoiceGroup[];
  active: number;
  optionId: (index: number) => string;
  onHover: (index: number) => void;
  onChoose: (index: number) => void;
}) {
  return (
    <div id={listId} role="listbox" aria-label={t("Where to")} className="-mx-2 space-y-2">
      {groups.map(({ name, icon: Icon, choices, first }) => (
        <div key={name} role="group" aria-label={name}>
          <p aria-hidden="true" className="px-3 py-1 text-xs font-semibold text-quiet">
            {name}
          </p>
          {choices.map(({ path, name: choice, note }, index) => {
            const own = first + index;
            const isActive = own === active;
            return (
              // The field has the keys.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={path}
                id={optionId(own)}
                role="option"
                tabIndex={-1}
                aria-selected={isActive}
                onPointerMove={() => onHover(own)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(own)}
                className={cn(
                  "flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 md:min-h-10",
                  isActive && "bg-raised outline-2 -outline-offset-2 outline-link",
                )}
              >
                <Icon aria-hidden="true" className="size-[1.125rem] shrink-0 text-link" />
                <span className="min-w-0">
                  <bdi className="block truncate">{choice}</bdi>
                  {note && <bdi className="block truncate text-sm text-quiet">{note}</bdi>}
                </span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
