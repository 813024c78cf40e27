import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Check, CircleCheck, Pencil, X } from "lucide-react";
import { useRef, useState } from "react";
import type { AdminOpportunityView } from "@shared/validators/curation";
import { EmptyState } from "@/components/empty-state";
import { Checkbox } from "@/ui/checkbox";
import { formatDate } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/format";
import { pendingListQuery } from "@/lib/api/queries/admin";
import type { AdminDialogTarget } from "../admin-dialog";
import type { useListAddress } from "../list-address";
import type { ShortcutAction } from "../shortcuts";
import { useHiddenIds, type Decisions } from "../use-decisions";
import { useRowCursor } from "../use-row-cursor";
import { useShortcuts } from "../use-shortcuts";
import type { Decision } from "../wording";
import { ActionBar } from "./action-bar";
import { CatalogueList } from "./catalogue-list";
import { NoneFound } from "./none-found";
import { OpportunityRow } from "./opportunity-row";
import { RowButton } from "./row-button";
import { t } from "@/words";

/** The scraped opportunities that wait for a decision: one by one, several at once, or by keyboard. */
export function PendingList({
  list,
  sources,
  decisions,
  shortcutsEnabled,
  onOpen,
}: {
  list: ReturnType<typeof useListAddress>;
  sources: readonly string[];
  decisions: Decisions;
  shortcutsEnabled: boolean;
  onOpen: (target: AdminDialogTarget) => void;
}) {
  const query = useQuery({ ...pendingListQuery(list.filters), placeholderData: keepPreviousData });
  const hidden = useHiddenIds();
  const search = useRef<HTMLDivElement>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());

  const onPage = query.data?.opportunities ?? [];
  const shown = onPage.filter(({ id }) => !hidden.has(id));
  const ids = shown.map(({ id }) => id);
  const selected = shown.filter(({ id }) => ticked.has(id));
  const cursor = useRowCursor(ids);

  const tick = (changed: readonly string[], isTicked: boolean) =>
    setTicked((before) => {
      const others = [...before].filter((id) => !changed.includes(id));
      return new Set(isTicked ? [...others, ...changed] : others);
    });
  const decide = (decision: Decision, opportunities: readonly AdminOpportunityView[]) => {
    const decided = opportunities.map(({ id }) => id);
    if (decided.length === 0) return;
    cursor.leave(decided);
    tick(decided, false);
    decisions.decide(
      decision,
      opportunities.map(({ id, name }) => ({ id, name })),
    );
  };

  const present = shown.find(({ id }) => id === cursor.current);
  const targets = selected.length > 0 ? selected : present ? [present] : [];
  const actions: Record<ShortcutAction, () => void> = {
    next: () => cursor.move(1),
    previous: () => cursor.move(-1),
    verify: () => decide("verify", targets),
    reject: () => decide("reject", targets),
    edit: () => present && onOpen({ kind: "edit", opportunity: present }),
    select: () => present && tick([present.id], !ticked.has(present.id)),
    undo: () => void decisions.undoLast(),
    search: () => search.current?.querySelector("input")?.focus(),
    help: () => onOpen({ kind: "shortcuts" }),
  };
  useShortcuts({ tab: "scraping", enabled: shortcutsEnabled, act: (action) => actions[action]() });

  const total = query.data?.pagination.total;
  const isAllTicked = selected.length === shown.length;
  return (
    <div className="min-w-0">
      <CatalogueList
        heading={
          total === undefined
            ? t("Pending")
            : t("{n} pending", { n: formatCount(total - (onPage.length - shown.length)) })
        }
        list={list}
        query={query}
        hiddenCount={onPage.length - shown.length}
        sources={sources}
        searchLabel={t("Search pending opportunities")}
        searchRef={search}
        onShowShortcuts={() => onOpen({ kind: "shortcuts" })}
        empty={
          list.isFiltered ? (
            <NoneFound onClear={() => list.setFilters({ search: "", source: "", flag: "" })} />
          ) : (
            <EmptyState
              icon={CircleCheck}
              level={3}
              title={t("Nothing is waiting")}
              description={t("Scrape a source, and what it finds appears here for you to check.")}
            />
          )
        }
        toolbar={
          <Checkbox
            label={t("Select all on this page")}
            checked={isAllTicked}
            ref={(box) => {
              if (box) box.indeterminate = !isAllTicked && selected.length > 0;
            }}
            onChange={() => tick(ids, !isAllTicked)}
          />
        }
      >
        {shown.map((opportunity) => (
          <OpportunityRow
            key={opportunity.id}
            opportunity={opportunity}
            isCurrent={opportunity.id === cursor.current}
            onCurrent={() => cursor.setCurrent(opportunity.id)}
            selection={{
              isSelected: ticked.has(opportunity.id),
              onChange: (isSelected) => tick([opportunity.id], isSelected),
            }}
            onCompare={() => onOpen({ kind: "compare", opportunity })}
            onShowChanges={() => onOpen({ kind: "edit", opportunity })}
            note={<span>{t("Found {date}", { date: formatDate(opportunity.createdAt) ?? "" })}</span>}
            actions={
              <PendingActions
                name={opportunity.name}
                onDecide={(decision) => decide(decision, [opportunity])}
                onEdit={() => onOpen({ kind: "edit", opportunity })}
              />
            }
          />
        ))}
      </CatalogueList>
      <ActionBar
        selectedCount={selected.length}
        onDecide={(decision) => decide(decision, selected)}
        onClear={() => setTicked(new Set())}
        decisions={decisions}
      />
    </div>
  );
}

function PendingActions({
  name,
  onDecide,
  onEdit,
}: {
  name: string;
  onDecide: (decision: Decision) => void;
  onEdit: () => void;
}) {
  return (
    <>
      <RowButton
        label={t("Verify")}
        spoken={t("Verify {name}", { name })}
        icon={Check}
        iconClass="text-good"
        onClick={() => onDecide("verify")}
      />
      <RowButton label={t("Edit")} spoken={t("Edit {name}", { name })} icon={Pencil} onClick={onEdit} />
      <RowButton
        label={t("Reject")}
        spoken={t("Reject {name}", { name })}
        icon={X}
        iconClass="text-destructive"
        onClick={() => onDecide("reject")}
      />
    </>
  );
}
