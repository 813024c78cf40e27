import type { ReactNode } from "react";
import type { AdminOpportunityView } from "@shared/validators/curation";
import { translateLabel } from "@shared/words/labels";
import { Badge } from "@/ui/badge";
import { Checkbox } from "@/ui/checkbox";
import { cn } from "@/lib/cn";
import { humanise } from "@/lib/format/format";
import { getRowId } from "../use-row-cursor";
import { Figures, Flags, SourceLine } from "./opportunity-facts";
import { t } from "@/words";

/** One opportunity in either list, with its flags and actions. */
export function OpportunityRow({
  opportunity,
  isCurrent,
  onCurrent,
  selection,
  onCompare,
  onShowChanges,
  note,
  actions,
}: {
  opportunity: AdminOpportunityView;
  isCurrent: boolean;
  /** Called when the focus enters the row. */
  onCurrent: () => void;
  /** Left out where rows cannot be ticked. */
  selection?: { isSelected: boolean; onChange: (isSelected: boolean) => void };
  onCompare: () => void;
  onShowChanges: () => void;
  /** The history, shown beside the source. */
  note: ReactNode;
  actions: ReactNode;
}) {
  const { id, name, funderName, description, fundingType } = opportunity;
  const nameId = `${getRowId(id)}-name`;
  return (
    <li
      id={getRowId(id)}
      data-place={id}
      tabIndex={-1}
      aria-labelledby={nameId}
      aria-current={isCurrent || undefined}
      onFocus={onCurrent}
      className={cn(
        "relative flex skip-unseen scroll-my-24 gap-1 py-4 pe-4 outline-none md:pe-6 md:py-5",
        selection ? "ps-1 md:ps-3" : "ps-4 md:ps-6",
        isCurrent && "before:absolute before:inset-y-0 before:start-0 before:w-1 before:bg-primary",
        selection?.isSelected ? "bg-raised" : isCurrent && "bg-raised/60",
      )}
    >
      {selection && (
        <Checkbox
          label={<span className="sr-only">{t("Select {name}", { name })}</span>}
          checked={selection.isSelected}
          onChange={(event) => selection.onChange(event.target.checked)}
          className="-mt-2 w-11 shrink-0 gap-0! px-3 md:-mt-1"
        />
      )}
      <div className="min-w-0 flex-1">
        <div className="gap-6 md:flex md:items-start md:justify-between">
          <div className="min-w-0">
            <h3 id={nameId} dir="auto" className="text-base leading-snug wrap-anywhere md:text-[1.0625rem]">
              {name}
            </h3>
            <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[0.9375rem] text-quiet">
              <Badge tone="primary">{translateLabel(humanise(fundingType)).toUpperCase()}</Badge>
              <bdi className="wrap-anywhere">{funderName ?? t("Funder not stated")}</bdi>
            </p>
          </div>
          <Figures opportunity={opportunity} className="mt-3 shrink-0 md:mt-0 md:max-w-56 md:text-end" />
        </div>
        {description && (
          <p dir="auto" className="mt-2.5 line-clamp-2 text-[0.9375rem] wrap-anywhere text-quiet">
            {description}
          </p>
        )}
        <Flags opportunity={opportunity} onCompare={onCompare} onShowChanges={onShowChanges} />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:mt-3">
          <SourceLine opportunity={opportunity}>{note}</SourceLine>
          <div className="flex flex-wrap gap-2 max-md:w-full max-[22.5rem]:[&_svg]:hidden">{actions}</div>
        </div>
      </div>
    </li>
  );
}
