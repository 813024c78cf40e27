import { ArrowDown, ArrowUp, Copy, Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import {
  BUDGET_KIND_LABELS,
  BUDGET_KINDS,
  BUDGET_NARRATIVE_MAX,
  BUDGET_TEXT_MAX,
  BUDGET_UNIT_MAX,
} from "@shared/constants/budget";
import { splitLine } from "@shared/budget/sums";
import type { BudgetLineView } from "@shared/validators/budgets";
import { translateLabel } from "@shared/words/labels";
import { Alert } from "@/ui/alert";
import { Button, IconButton } from "@/ui/button";
import { Input } from "@/ui/input";
import { Select } from "@/ui/select";
import { Textarea } from "@/ui/textarea";
import { cn } from "@/lib/cn";
import { t } from "@/words";
import { formatUnits } from "../format-units";
import { type LineField, LINE_FIELDS, toFigures } from "../line-form";
import type { Lines } from "../use-lines";

export const lineLabels = (): Record<LineField, string> => ({
  kind: t("Kind"),
  description: t("What for"),
  year: t("Year"),
  quantity: t("Quantity"),
  unit: t("Unit"),
  unitPrice: t("Unit price"),
  ownShare: t("Own share"),
  workPackage: t("Work package"),
  narrative: t("Explanation"),
});

/** The columns of a line on a wide screen; on a narrow one its boxes stand in a card. */
export const LINE_GRID =
  "xl:grid-cols-[minmax(7.5rem,1.1fr)_minmax(8rem,1.6fr)_4rem_4.5rem_5rem_6.5rem_6rem_7.5rem]";

const kindOptions = () =>
  BUDGET_KINDS.map((value) => ({ value, label: translateLabel(BUDGET_KIND_LABELS[value]) }));

type Props = {
  line: BudgetLineView;
  place: number;
  isLast: boolean;
  currency: string;
  years: number;
  mayEdit: boolean;
  lines: Lines;
  onMove: (position: number) => void;
  onCopy: () => void;
  onDelete: () => void;
};

/** One line of the budget: its boxes, what it costs, and its explanation. It is saved when the focus leaves it. */
export function LineRow({ line, place, isLast, currency, years, mayEdit, lines, ...on }: Props) {
  const id = useId();
  const form = lines.formOf(line);
  const errors = lines.errorsOf(line.id);
  const theirs = lines.theirsOf(line.id);
  const labels = lineLabels();
  const { total, funder } = splitLine(toFigures(line, form, lines.decimals));
  const bind = (field: LineField) => ({
    id: `${id}-${field}`,
    value: form[field],
    disabled: !mayEdit,
    "aria-invalid": errors[field] ? (true as const) : undefined,
    "aria-describedby": errors[field] ? `${id}-${field}-error` : undefined,
    onChange: ({ target }: { target: { value: string } }) => lines.type(line, field, target.value),
  });
  const wrap = (field: LineField, control: ReactNode, className?: string) => (
    <div className={cn("min-w-0", className)}>
      <label htmlFor={`${id}-${field}`} className="mb-1 block text-sm font-semibold xl:sr-only">
        {labels[field]}
      </label>
      {control}
      {errors[field] && (
        <p id={`${id}-${field}-error`} role="alert" className="mt-1 text-sm font-medium text-destructive">
          {errors[field]}
        </p>
      )}
    </div>
  );
  const differing = LINE_FIELDS.filter((field) => theirs[field] !== undefined);
  const figure = "text-right tabular-nums";
  return (
    <li
      className="break-inside-avoid rounded-card border border-line bg-surface p-4 xl:rounded-none xl:border-0 xl:border-b xl:px-1 xl:py-3"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (mayEdit && !currentTarget.contains(relatedTarget)) lines.save(line.id);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && event.target instanceof HTMLInputElement) lines.save(line.id);
      }}
    >
      <div role="group" aria-label={t("Line {n}: {name}", { n: place + 1, name: form.description })}>
        <div className={cn("grid grid-cols-2 gap-3 xl:gap-2", LINE_GRID)}>
          {wrap("kind", <Select {...bind("kind")} options={kindOptions()} />, "max-xl:col-span-2")}
          {wrap(
            "description",
            <Input {...bind("description")} dir="auto" maxLength={BUDGET_TEXT_MAX} />,
            "max-xl:col-span-2",
          )}
          {wrap(
            "year",
            <Select
              {...bind("year")}
              options={Array.from({ length: years }, (_, index) => String(index + 1)).map((value) => ({
                value,
                label: value,
              }))}
            />,
          )}
          {wrap("quantity", <Input {...bind("quantity")} inputMode="decimal" className={figure} />)}
          {wrap("unit", <Input {...bind("unit")} maxLength={BUDGET_UNIT_MAX} />)}
          {wrap("unitPrice", <Input {...bind("unitPrice")} inputMode="decimal" className={figure} />)}
          {wrap("ownShare", <Input {...bind("ownShare")} inputMode="decimal" className={figure} />)}
          <p className={cn("self-center leading-tight max-xl:col-span-2", figure)}>
            <span className="font-semibold text-quiet xl:sr-only">{t("Total")} </span>
            <strong className="font-semibold">{formatUnits(total, currency)}</strong>
            <span className="block text-sm text-quiet">
              {t("Funder {amount}", { amount: formatUnits(funder, currency) })}
            </span>
          </p>
        </div>
        <div className="mt-2 grid gap-3 xl:grid-cols-[minmax(8rem,1.1fr)_minmax(0,5fr)_auto] xl:items-start xl:gap-2">
          {wrap(
            "workPackage",
            <Input {...bind("workPackage")} placeholder={t("Work package")} maxLength={BUDGET_UNIT_MAX} />,
          )}
          {wrap(
            "narrative",
            <Textarea
              {...bind("narrative")}
              rows={1}
              className="min-h-11 xl:min-h-10 xl:py-1.5"
              placeholder={mayEdit ? t("Why it is needed and how it was reckoned") : undefined}
              maxLength={BUDGET_NARRATIVE_MAX}
            />,
          )}
          {mayEdit && (
            <div className="flex justify-end print:hidden">
              <IconButton
                label={t("Move line {n} up", { n: place + 1 })}
                disabled={place === 0}
                onClick={() => on.onMove(place - 1)}
              >
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t("Move line {n} down", { n: place + 1 })}
                disabled={isLast}
                onClick={() => on.onMove(place + 1)}
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
              <IconButton label={t("Copy line {n}", { n: place + 1 })} onClick={on.onCopy}>
                <Copy aria-hidden="true" />
              </IconButton>
              <IconButton label={t("Delete line {n}", { n: place + 1 })} onClick={on.onDelete}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            </div>
          )}
        </div>
        {differing.length > 0 && (
          <Alert tone="warning" role="alert" className="mt-2" title={t("Somebody else changed this line")}>
            <p>{t("Your figures are in the boxes and not saved. Theirs are here.")}</p>
            <ul className="mt-1 text-ink">
              {differing.map((field) => (
                <li key={field} className="wrap-anywhere whitespace-pre-wrap">
                  {labels[field]}: {theirs[field]}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {mayEdit && lines.isChanged(line.id) && (
          <div className="mt-2 flex gap-2 print:hidden">
            <Button size="sm" pending={lines.isSaving(line.id)} onClick={() => lines.save(line.id)}>
              {t("Save line")}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => lines.drop(line.id)}>
              {t("Undo changes")}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
