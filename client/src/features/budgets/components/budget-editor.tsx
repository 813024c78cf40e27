import { Plus } from "lucide-react";
import { useRef } from "react";
import { countDecimals, fromDecimal } from "@shared/budget/currency";
import { checkOverhead, sumBudget } from "@shared/budget/sums";
import { BUDGET_LINES_MAX } from "@shared/constants/budget";
import type { ApplicationView } from "@shared/validators/applications";
import type { AddBudgetLineInput, BudgetLineView, BudgetView } from "@shared/validators/budgets";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { toastFailure } from "@/lib/api/failure-toast";
import { cn } from "@/lib/cn";
import { useSteady } from "@/hooks/use-steady";
import { explainReadOnly, useMayEdit } from "@/lib/entity-rights";
import { t } from "@/words";
import { useAddLine, useChangeLine, useDeleteLine } from "../budget-api";
import { formatAmount } from "../format-units";
import { emptyLine, toWritten } from "../line-form";
import { type LinePart, useLineFocus } from "../use-line-focus";
import { useLines } from "../use-lines";
import BudgetViews from "./budget-views";
import { LINE_GRID, lineLabels, LineRow } from "./line-row";
import { Mismatches } from "./mismatches";
import { PrintedLines } from "./printed-lines";
import { SettingsForm } from "./settings-form";
import { FIGURES_HEADING } from "./figures-heading";

type Budget = NonNullable<BudgetView["budget"]>;

/** The columns whose figures stand at the end of their boxes. */
const FIGURE_FIELDS: ReadonlySet<string> = new Set(["quantity", "unitPrice", "ownShare"]);

/** The lines of a budget with their sums, which follow while somebody types. */
export function BudgetEditor({
  application,
  view,
  budget,
  isBegun,
}: {
  application: ApplicationView;
  view: BudgetView;
  budget: Budget;
  /** Is true when somebody has just begun it here. */
  isBegun: boolean;
}) {
  const mayEdit = useMayEdit(application.entityId);
  const lines = useLines(application.id, view);
  const add = useAddLine(application.id);
  const change = useChangeLine(application.id);
  const remove = useDeleteLine(application.id);
  const { currency, years } = budget;
  const labels = lineLabels();
  const addButton = useRef<HTMLButtonElement>(null);
  const { list, focusLine } = useLineFocus(view.lines, isBegun ? view.lines[0]?.id : undefined);
  const insert = (input: AddBudgetLineInput) =>
    add.mutate(input, { onSuccess: ({ id }) => focusLine(id, "description") });
  const readBoxes = (line: BudgetLineView) => toWritten(line, lines.stateOf(line.id).typed, lines.decimals);
  const { onMove, onCopy, onDelete } = useSteady({
    onMove: (line: BudgetLineView, place: number, to: number) =>
      change.mutate(
        { id: line.id, position: to },
        {
          onSuccess: () =>
            focusLine(line.id, ...((to < place ? ["up", "down"] : ["down", "up"]) as LinePart[])),
          onError: (error) => toastFailure(t("Failed to move the line"), error),
        },
      ),
    onCopy: (line: BudgetLineView, place: number) => {
      const { id: _id, version: _version, ...fields } = readBoxes(line);
      insert({ ...fields, position: place + 1 });
    },
    onDelete: (line: BudgetLineView, place: number) => {
      const next = view.lines[place + 1] ?? view.lines[place - 1];
      remove.mutate(
        { line: readBoxes(line), position: place },
        {
          onSuccess: () => {
            // What was typed goes with the line, or it would be saved when the focus leaves it.
            lines.actions.drop(line.id);
            if (next) focusLine(next.id, "delete");
            else addButton.current?.focus();
          },
        },
      );
    },
  });
  return (
    <>
      <Mismatches applicationId={application.id} currency={currency} />
      <Sums application={application} budget={budget} figures={lines.figures} />
      <PrintedLines lines={view.lines} figures={lines.figures} currency={currency} />
      <Card className="mb-6 print:hidden">
        <CardHeader title={t("Budget lines")} description={t("Amounts in {currency}", { currency })} />
        {mayEdit ? (
          <SettingsForm applicationId={application.id} budget={budget} />
        ) : (
          <p className="text-quiet">{explainReadOnly()}</p>
        )}
        <div
          aria-hidden="true"
          className={cn(
            "mt-6 hidden gap-2 border-b border-edge px-1 pb-2 text-sm font-semibold text-quiet xl:grid",
            LINE_GRID,
          )}
        >
          {(["kind", "description", "year", "quantity", "unit", "unitPrice", "ownShare"] as const).map(
            (field) => (
              <span key={field} className={cn(FIGURE_FIELDS.has(field) && FIGURES_HEADING)}>
                {labels[field]}
              </span>
            ),
          )}
          <span className={FIGURES_HEADING}>{t("Total")}</span>
        </div>
        <ol ref={list} className="mt-4 space-y-4 xl:mt-0 xl:space-y-0">
          {view.lines.map((line, place) => (
            <LineRow
              key={line.id}
              {...{ line, place, currency, years, mayEdit, onMove, onCopy, onDelete }}
              {...{ decimals: lines.decimals, actions: lines.actions, ...lines.stateOf(line.id) }}
              isLast={place === view.lines.length - 1}
            />
          ))}
        </ol>
        {mayEdit && (
          <Button
            variant="outline"
            className="mt-4"
            pending={add.isPending}
            disabled={view.lines.length >= BUDGET_LINES_MAX}
            ref={addButton}
            onClick={() => insert(emptyLine(t("New line")))}
          >
            <Plus aria-hidden="true" />
            {t("Add line")}
          </Button>
        )}
      </Card>
      <Card>
        <BudgetViews figures={lines.figures} years={years} currency={currency} />
      </Card>
    </>
  );
}

/** The sums at a glance: all, who pays, what is left of the amount asked for, and the cap on overhead. */
function Sums({
  application,
  budget,
  figures,
}: {
  application: ApplicationView;
  budget: Budget;
  figures: ReturnType<typeof useLines>["figures"];
}) {
  const { currency } = budget;
  const sums = sumBudget(figures, budget.years);
  const overhead = checkOverhead(sums, budget);
  const asked = readAsked(application, currency);
  const left = asked === undefined ? undefined : asked - sums.total.funder;
  const facts = [
    [t("Total"), sums.total.total],
    [t("Funder’s share"), sums.total.funder],
    [t("Own share"), sums.total.own],
  ] as const;
  return (
    <>
      <section aria-label={t("Sums")}>
        <dl className="mb-6 grid gap-3 sm:grid-cols-3 print:grid-cols-3">
          {facts.map(([label, value]) => (
            <div key={label} className="rounded-card border border-line bg-surface p-4">
              <dt className="text-sm text-quiet">{label}</dt>
              <dd className="font-display text-2xl font-semibold tracking-tight wrap-anywhere tabular-nums">
                {formatAmount(value, currency)}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {left !== undefined && left !== 0 && (
        <Alert tone={left < 0 ? "warning" : "info"} className="mb-6">
          {left > 0
            ? t("{amount} of the amount asked for are not in the budget yet.", {
                amount: formatAmount(left, currency),
              })
            : t("The funder’s share is {amount} more than the amount asked for.", {
                amount: formatAmount(-left, currency),
              })}
        </Alert>
      )}
      {overhead && overhead.over > 0 && (
        <Alert tone="warning" className="mb-6" title={t("The overhead is above its cap")}>
          {t("{planned} are planned, {allowed} are allowed: {over} too much.", {
            planned: formatAmount(overhead.planned, currency),
            allowed: formatAmount(overhead.allowed, currency),
            over: formatAmount(overhead.over, currency),
          })}
        </Alert>
      )}
    </>
  );
}

/** The amount asked for in the smallest unit, where it is in the budget's currency. */
export function readAsked({ askingAmount, askingCurrency }: ApplicationView, currency: string) {
  if (!askingAmount || askingCurrency !== currency) return undefined;
  return fromDecimal(String(askingAmount), countDecimals(currency));
}
