import { useId } from "react";
import { formatEntityName } from "@/lib/entity-rights";
import type { MatchEntity } from "@/lib/match-entity";
import { cn } from "@/lib/cn";
import { Select } from "../ui/select";
import { t } from "@/words";

/** Chooses the entity whose matches are shown; renders nothing for a user with one or none. */
export function EntitySwitch({
  matchEntity: { entities, entityId, hasChoice, choose },
  compact = false,
  className,
}: {
  matchEntity: MatchEntity;
  /** Leaves out the label, for use among other filters. */
  compact?: boolean;
  className?: string;
}) {
  const id = useId();
  if (!hasChoice) return null;
  return (
    <div
      className={cn(
        "flex min-w-0 items-center gap-3 print:hidden max-[22.5rem]:flex-wrap max-[22.5rem]:gap-y-1.5 max-sm:w-full",
        className,
      )}
    >
      <label htmlFor={id} className={compact ? "sr-only" : "shrink-0 text-[0.9375rem] text-quiet"}>
        {t("Matches for")}
      </label>
      <Select
        id={id}
        className={cn("min-w-0 flex-1 max-[22.5rem]:basis-full", !compact && "sm:w-60 sm:flex-none")}
        options={[
          { value: "", label: t("All my entities") },
          ...entities.map((entity) => ({ value: entity.id, label: formatEntityName(entity) })),
        ]}
        value={entityId ?? ""}
        onChange={(event) => choose(event.target.value)}
      />
    </div>
  );
}
