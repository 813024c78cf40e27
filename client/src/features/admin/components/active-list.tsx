import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Inbox, Pencil, Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import type { AdminOpportunityView } from "@shared/validators/curation";
import { ButtonLink } from "@/components/button-link";
import { EmptyState } from "@/components/empty-state";
import { Button } from "@/ui/button";
import { formatDate } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { verifiedListQuery } from "@/lib/api/queries/admin";
import type { AdminDialogTarget } from "../admin-dialog";
import type { useListAddress } from "../list-address";
import type { ShortcutAction } from "../shortcuts";
import { useRowCursor } from "../use-row-cursor";
import { useShortcuts } from "../use-shortcuts";
import { formatActiveHeadline } from "../wording";
import { CatalogueList } from "./catalogue-list";
import { NoneFound } from "./none-found";
import { OpportunityRow } from "./opportunity-row";
import { RowButton } from "./row-button";
import { t } from "@/words";

/** The verified opportunities, which founders see: add, edit and delete them. */
export function ActiveList({
  list,
  sources,
  shortcutsEnabled,
  onOpen,
}: {
  list: ReturnType<typeof useListAddress>;
  sources: readonly string[];
  shortcutsEnabled: boolean;
  onOpen: (target: AdminDialogTarget) => void;
}) {
  const query = useQuery({ ...verifiedListQuery(list.filters), placeholderData: keepPreviousData });
  const search = useRef<HTMLDivElement>(null);
  const shown = query.data?.opportunities ?? [];
  const cursor = useRowCursor(shown.map(({ id }) => id));
  const present = shown.find(({ id }) => id === cursor.current);
  const actions: Partial<Record<ShortcutAction, () => void>> = {
    next: () => cursor.move(1),
    previous: () => cursor.move(-1),
    edit: () => present && onOpen({ kind: "edit", opportunity: present }),
    search: () => search.current?.querySelector("input")?.focus(),
    help: () => onOpen({ kind: "shortcuts" }),
  };
  useShortcuts({ tab: "active", enabled: shortcutsEnabled, act: (action) => actions[action]?.() });

  const total = query.data?.pagination.total;
  const add = (
    <Button variant="accent" className="max-sm:w-full" onClick={() => onOpen({ kind: "create" })}>
      <Plus aria-hidden="true" />
      {t("Add Opportunity")}
    </Button>
  );
  return (
    <CatalogueList
      heading={total === undefined ? t("Active opportunities") : formatActiveHeadline(total)}
      actions={add}
      list={list}
      query={query}
      sources={sources}
      searchLabel={t("Search active opportunities")}
      searchRef={search}
      onShowShortcuts={() => onOpen({ kind: "shortcuts" })}
      empty={
        list.isFiltered ? (
          <NoneFound onClear={() => list.setFilters({ search: "", source: "", flag: "" })} />
        ) : (
          <EmptyState
            icon={Inbox}
            level={3}
            title={t("No active opportunities")}
            description={t("Verify what was scraped, or add one by hand.")}
          />
        )
      }
    >
      {shown.map((opportunity) => (
        <OpportunityRow
          key={opportunity.id}
          opportunity={opportunity}
          isCurrent={opportunity.id === cursor.current}
          onCurrent={() => cursor.setCurrent(opportunity.id)}
          onCompare={() => onOpen({ kind: "compare", opportunity })}
          onShowChanges={() => onOpen({ kind: "edit", opportunity })}
          note={<span>{formatVerified(opportunity)}</span>}
          actions={
            <>
              <RowButton
                label={t("Edit")}
                spoken={t("Edit {name}", { name: opportunity.name })}
                icon={Pencil}
                onClick={() => onOpen({ kind: "edit", opportunity })}
              />
              <RowButton
                label={t("Delete")}
                spoken={t("Delete {name}", { name: opportunity.name })}
                icon={Trash2}
                iconClass="text-destructive"
                onClick={() => onOpen({ kind: "delete", opportunity })}
              />
              <ButtonLink
                href={paths.opportunity(opportunity.id)}
                size="sm"
                variant="ghost"
                aria-label={t("View {name}", { name: opportunity.name })}
                className="max-md:flex-1"
              >
                {t("View")}
              </ButtonLink>
            </>
          }
        />
      ))}
    </CatalogueList>
  );
}

function formatVerified({ verifiedAt, verifiedBy, createdAt }: AdminOpportunityView): string {
  if (!verifiedAt) return t("Added {date}", { date: formatDate(createdAt) ?? "" });
  const date = formatDate(verifiedAt) ?? "";
  return verifiedBy
    ? t("Verified {date} by {name}", { date, name: verifiedBy })
    : t("Verified {date}", { date });
}
