import { X } from "lucide-react";
import type { ComparedView } from "@shared/validators/comparisons";
import { translateLabel } from "@shared/words/labels";
import { TextLink } from "@/components/text-link";
import { cn } from "@/lib/cn";
import { humanise } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { Badge } from "@/ui/badge";
import { IconButton } from "@/ui/button";
import { t } from "@/words";
import { COMPARE_ROWS, type CompareRow, findBest, isSame } from "./compare-rows";

export type Comparing = {
  opportunities: readonly ComparedView[];
  entityId: string | undefined;
  /** Names the entity that one was matched with, where that is not clear. */
  nameEntity: (id: string | null) => string | undefined;
  onTakeOut: (id: string) => void;
};

/** The comparison where there is room: one column for each, whose names stay in view at the left. */
export function CompareTable({ opportunities, ...head }: Comparing) {
  return (
    <div
      role="region"
      aria-label={t("Comparison")}
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface print:overflow-visible print:border-0"
    >
      <table className="w-full min-w-2xl table-fixed border-collapse print:min-w-0 text-start text-[0.9375rem]">
        <thead>
          <tr>
            <td className={cn(headClass, "border-b border-line")} />
            {opportunities.map((opportunity) => (
              <th
                key={opportunity.id}
                scope="col"
                className="border-b border-s border-line p-4 text-start align-top font-normal print:p-2"
              >
                <ColumnHead opportunity={opportunity} {...head} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {COMPARE_ROWS.map((row) => {
            const same = isSame(row, opportunities);
            const best = findBest(row, opportunities);
            return (
              <tr key={row.key}>
                <th scope="row" className={headClass}>
                  {row.label}
                  {same && <SameNote />}
                </th>
                {opportunities.map((opportunity) => (
                  <td
                    key={opportunity.id}
                    className="border-s border-line p-4 align-top wrap-anywhere print:p-2"
                  >
                    <RowValue row={row} opportunity={opportunity} isBest={best === opportunity.id} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const headClass =
  "sticky start-0 z-10 w-36 bg-surface p-4 text-start align-top font-semibold print:static print:w-24 print:p-2";

/** The comparison on a phone: one thing after another, with what each says of it, so that nothing has to be pushed aside. */
export function CompareCards({ opportunities, ...head }: Comparing) {
  return (
    <div className="grid gap-4">
      <section aria-label={t("Compared § opportunities")}>
        <ol className="divide-y divide-line rounded-card border border-line bg-surface px-4">
          {opportunities.map((opportunity) => (
            <li key={opportunity.id} className="py-4">
              <ColumnHead opportunity={opportunity} {...head} />
            </li>
          ))}
        </ol>
      </section>
      {COMPARE_ROWS.map((row) => {
        const best = findBest(row, opportunities);
        return (
          <section
            key={row.key}
            aria-labelledby={`compared-${row.key}`}
            className="rounded-card border border-line bg-surface p-4"
          >
            <h2 id={`compared-${row.key}`} className="text-lg">
              {row.label}
            </h2>
            {isSame(row, opportunities) && <SameNote />}
            <dl className="mt-2 divide-y divide-line">
              {opportunities.map((opportunity) => (
                <div key={opportunity.id} className="py-3 last:pb-0">
                  <dt dir="auto" className="mb-1 text-sm wrap-anywhere text-quiet">
                    {opportunity.name}
                  </dt>
                  <dd className="min-w-0 wrap-anywhere">
                    <RowValue row={row} opportunity={opportunity} isBest={best === opportunity.id} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}

const SameNote = () => <span className="block text-sm font-normal text-quiet">{t("The same for all")}</span>;

function RowValue({
  row,
  opportunity,
  isBest,
}: {
  row: CompareRow;
  opportunity: ComparedView;
  isBest: boolean;
}) {
  return (
    <>
      {isBest && (
        <Badge tone="good" className="mb-1.5">
          {row.best?.words}
        </Badge>
      )}
      {row.show(opportunity)}
    </>
  );
}

function ColumnHead({
  opportunity: { id, name, fundingType, closed, matchedEntityId },
  entityId,
  nameEntity,
  onTakeOut,
}: { opportunity: ComparedView } & Omit<Comparing, "opportunities">) {
  const entityName = nameEntity(matchedEntityId);
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p className="mb-1.5 flex flex-wrap gap-1.5">
          <Badge tone="primary">{translateLabel(humanise(fundingType)).toUpperCase()}</Badge>
          {closed && <Badge tone="destructive">{t("Closed")}</Badge>}
        </p>
        <TextLink
          href={paths.opportunity(id, entityId)}
          dir="auto"
          className="font-display text-base leading-snug wrap-anywhere"
        >
          {name}
        </TextLink>
        {entityName && (
          <p className="mt-1 text-sm text-quiet">
            {t.rich("Checked for {entity}", { entity: <bdi className="wrap-anywhere">{entityName}</bdi> })}
          </p>
        )}
      </div>
      <IconButton
        label={t("Take out of the comparison: {name}", { name })}
        className="-mt-2 -me-2 text-quiet"
        onClick={() => onTakeOut(id)}
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
