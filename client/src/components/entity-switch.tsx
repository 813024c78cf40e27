import { useId } from "react";
import type { MatchEntity } from "@/lib/match-entity";
import { cn } from "@/lib/cn";
import { Select } from "./ui/select";

/** For which of the person's entities matches are shown; nothing for somebody with one or none. */
export function EntitySwitch({
  matchEntity: { entities, entityId, hasChoice, choose },
  className,
}: {
  matchEntity: MatchEntity;
  className?: string;
}) {
  const id = useId();
  if (!hasChoice) return null;
  return (
    <div className={cn("flex min-w-0 items-center gap-3 max-sm:w-full", className)}>
      <label htmlFor={id} className="shrink-0 text-[0.9375rem] text-quiet">
        Matches for
      </label>
      <Select
        id={id}
        className="min-w-0 flex-1 sm:w-60 sm:flex-none"
        options={[
          { value: "", label: "All my entities" },
          ...entities.map((entity) => ({ value: entity.id, label: entity.name })),
        ]}
        value={entityId ?? ""}
        onChange={(event) => choose(event.target.value)}
      />
    </div>
  );
}
