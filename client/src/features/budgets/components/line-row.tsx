import { ArrowDown, ArrowUp, Copy, Trash2 } from "lucide-react";
import { memo, type ReactNode, useId } from "react";
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
import { formatUnits, groupAmount, groupQuantity } from "../format-units";
import { type LineField, LINE_FIELDS, toFigures, toForm } from "../line-form";
import type { LineActions, LineState } from "../use-lines";
import { FigureInput } from "./figure-input";

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
  decimals: number;
  actions: LineActions;
  onMove: (line: BudgetLineView, place: number, to: number) => void;
  onCopy: (line: BudgetLineView, place: number) => void;
  onDelete: (line: BudgetLineView, place: number) => void;
} & LineState;

/**
 * One line of the budget: its boxes, what it costs, and its explanation. It is saved when the focus leaves it. A key
 * pressed in one of many lines renders that one alone.
 */
export const LineRow = memo(function LineRow(props: Props) {
  const { line, place, isLast, currency, years, mayEdit, decimals, actions, typed, errors, theirs } = props;
  const id = useId();
  const form = typed ?? toForm(line, decimals);
  const labels = lineLabels();
  const { total, funder } = splitLine(toFigures(line, typed, decimals));
  const writeAmount = (amount: string) => groupAmount(amount, currency);
  const bind = (field: LineField) => ({
    id: `${id}-${field}`,
    value: form[field],
    disabled: !mayEdit,
    "aria-invalid": errors[field] ? (true as const) : undefined,
    "aria-describedby": errors[field] ? `${id}-${field}-error` : undefined,
    onChange: ({ target }: { target: { value: string } }) => actions.type(line, field, target.value),
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
  return (
    <li
      data-line={line.id}
      className="break-inside-avoid rounded-card border border-line bg-surface p-4 xl:rounded-none xl:border-0 xl:border-b xl:px-1 xl:py-3"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (mayEdit && !currentTarget.contains(relatedTarget)) actions.save(line.id);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && event.target instanceof HTMLInputElement) actions.save(line.id);
      }}
    >
      <div role="group" aria-label={t("Line {n}: {name}", { n: place + 1, name: form.description })}>
        <div className={cn("grid grid-cols-2 gap-3 xl:gap-2", LINE_GRID)}>
          {wrap("kind", <Select {...bind("kind")} options={kindOptions()} />, "max-xl:col-span-2")}
          {wrap(
            "description",
            <Input {...bind("description")} data-part="description" dir="auto" maxLength={BUDGET_TEXT_MAX} />,
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
          {wrap("quantity", <FigureInput {...bind("quantity")} write={groupQuantity} />)}
          {wrap("unit", <Input {...bind("unit")} maxLength={BUDGET_UNIT_MAX} />)}
          {wrap("unitPrice", <FigureInput {...bind("unitPrice")} write={writeAmount} />)}
          {wrap("ownShare", <FigureInput {...bind("ownShare")} write={writeAmount} />)}
          <p className="self-center text-end leading-tight tabular-nums max-xl:col-span-2">
            <span className="font-semibold text-quiet xl:sr-only">{t("Total")} </span>
            <strong className="font-semibold">{formatUnits(total, currency)}</strong>
            <span className="block text-sm text-quiet xl:rtl:text-start">
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
                data-part="up"
                onClick={() => props.onMove(line, place, place - 1)}
              >
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t("Move line {n} down", { n: place + 1 })}
                disabled={isLast}
                data-part="down"
                onClick={() => props.onMove(line, place, place + 1)}
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t("Copy line {n}", { n: place + 1 })}
                onClick={() => props.onCopy(line, place)}
              >
                <Copy aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t("Delete line {n}", { n: place + 1 })}
                data-part="delete"
                onClick={() => props.onDelete(line, place)}
              >
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
        {mayEdit && typed && (
          <div className="mt-2 flex gap-2 print:hidden">
            <Button size="sm" pending={props.isSaving} onClick={() => actions.save(line.id)}>
              {t("Save line")}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => actions.drop(line.id)}>
              {t("Undo changes")}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
});
