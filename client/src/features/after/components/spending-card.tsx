import { Plus } from "lucide-react";
import { useState } from "react";
import { BUDGET_KINDS } from "@shared/constants/budget-kinds";
import { Money } from "@/components/money";
import { MoneyField, SelectField, TextField } from "@/forms/text-fields";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { Progress } from "@/ui/progress";
import { cn } from "@/lib/cn";
import { formatDate, todayForInput } from "@/lib/format/dates";
import { joinFacts } from "@shared/words/facts";
import { t } from "@/words";
import { useChange } from "../api";
import { COST_LABELS } from "../wording";
import type { CardProps } from "./card-props";
import { DeleteButton } from "./delete-button";
import { FormDialog } from "./form-dialog";

const loadSchema = async () => (await import("@shared/validators/obligations")).createSpendingSchema;
const FIRST = 10;

/** How much of the award is spent, in percent. */
const share = (spent: string, awarded: string | null) =>
  Number(spent) === 0 ? 0 : Math.min(100, (Number(spent) / Number(awarded)) * 100);

/** What was spent of the award, by kinds of cost. */
export function SpendingCard({ application, after: { spendings, summary, result }, mayEdit }: CardProps) {
  const [isOpen, setOpen] = useState(false);
  const [showAll, setShowAll] = useState(false);
  const draft = `spending:${application.id}`;
  const add = useChange(application.id, { method: "POST", path: ["spendings"] }, { done: t("Added"), draft });
  const { currency, awardedAmount } = result;
  const { spent, left, warning, kinds } = summary;
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  const isOver = left?.startsWith("-") ?? false;
  const shown = showAll ? spendings : spendings.slice(0, FIRST);
  return (
    <Card>
      <CardHeader
        title={t("Spending")}
        actions={
          mayEdit && (
            <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <Plus aria-hidden="true" />
              {t("Add spending")}
            </Button>
          )
        }
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <span className="text-xl font-semibold">{money(spent)}</span>{" "}
          <span className="text-quiet">
            {left === null ? t("spent; the award has no amount yet") : t("spent of the award")}
          </span>
        </span>
        {left !== null && (
          <span className={isOver ? "font-medium text-destructive" : "text-quiet"}>
            {isOver ? t("Over by § spending") : t("Left § spending")} {money(left.replace("-", ""))}
          </span>
        )}
      </p>
      {left !== null && (
        <Progress
          className="mt-3"
          label={t("Share of the award that is spent")}
          tone={isOver ? "destructive" : warning === null ? "primary" : "middle"}
          value={share(spent, awardedAmount)}
        />
      )}
      {warning !== null && (
        <Alert tone="warning" className="mt-3">
          {isOver
            ? t("More is spent than was awarded. Talk to the funder before you spend more.")
            : warning === 100
              ? t("The whole award is spent.")
              : t("{percent} % of the award is spent. Look at what is still to come.", { percent: warning })}
        </Alert>
      )}
      {kinds.length > 0 && (
        <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-sm">
          {kinds.map((row) => (
            <div key={row.kind} className="contents">
              <dt className="text-quiet">{COST_LABELS[row.kind]}</dt>
              <dd
                className={cn(
                  "text-end tabular-nums",
                  row.left?.startsWith("-") && "font-medium text-destructive",
                )}
              >
                {money(row.spent)}
                {row.planned !== null && (
                  <>
                    {" "}
                    {t("of § spending")} {money(row.planned)}
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {spendings.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {shown.map(({ id, spentOn, kind, amount, note }) => (
            <li key={id} className="flex items-center gap-x-2 py-1.5">
              <span className="min-w-0 flex-1">
                <Money className="font-medium" amount={amount} currency={currency} />
                <span className="block text-sm wrap-anywhere text-quiet">
                  {joinFacts([formatDate(spentOn), COST_LABELS[kind], note])}
                </span>
              </span>
              {mayEdit && (
                <DeleteButton
                  applicationId={application.id}
                  path={["spendings", id]}
                  name={note || `${COST_LABELS[kind]}, ${formatDate(spentOn) ?? ""}`}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {shown.length < spendings.length && (
        <Button variant="ghost" className="mt-1 w-full" onClick={() => setShowAll(true)}>
          {t("Show all {n}", { n: spendings.length })}
        </Button>
      )}
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t("Add spending")}
        submitLabel={t("Add")}
        draft={draft}
        loadSchema={loadSchema}
        change={add}
        values={{ spentOn: todayForInput(), kind: "personnel", amount: "", note: "" }}
      >
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField name="spentOn" label={t("Day")} type="date" />
          <SelectField
            name="kind"
            label={t("Kind of cost")}
            options={BUDGET_KINDS.map((value) => ({ value, label: COST_LABELS[value] }))}
          />
        </div>
        <MoneyField name="amount" label={t("Amount")} currency={currency} required />
        <TextField name="note" label={t("What it was for")} autoComplete="off" />
      </FormDialog>
    </Card>
  );
}
