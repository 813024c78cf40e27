import { type ReactNode, useId, useState } from "react";
import {
  BUDGET_YEARS_MAX,
  OVERHEAD_BASE_LABELS,
  OVERHEAD_BASES,
  type OverheadBase,
} from "@shared/constants/budget";
import { fromDecimal, toShortDecimal } from "@shared/budget/currency";
import { CURRENCIES } from "@shared/constants/money";
import type { BudgetView } from "@shared/validators/budgets";
import { translateLabel } from "@shared/words/labels";
import { Button } from "@/ui/button";
import { Input } from "@/ui/input";
import { Select } from "@/ui/select";
import { ApiError } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { t } from "@/words";
import { useSaveBudget } from "../budget-api";

type Budget = NonNullable<BudgetView["budget"]>;
type Field = "currency" | "years" | "overheadCap" | "overheadBase";
type Values = Record<Field, string>;

const toValues = ({ currency, years, overheadCap, overheadBase }: Budget): Values => ({
  ...{ currency, years: String(years), overheadBase },
  overheadCap: overheadCap === null ? "" : toShortDecimal(overheadCap, 2),
});

/** Leaves out what was sent. */
const keepLater = (now: Partial<Values>, sent: Partial<Values>): Partial<Values> =>
  Object.fromEntries(Object.entries(now).filter(([field, value]) => sent[field as Field] !== value));

/** What holds for all lines: the currency, the years and the cap on overhead. */
export function SettingsForm({ applicationId, budget }: { applicationId: string; budget: Budget }) {
  const id = useId();
  const save = useSaveBudget(applicationId);
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const stored = toValues(budget);
  const values = { ...stored, ...typed };
  const isChanged = Object.entries(values).some(([field, value]) => stored[field as Field] !== value);
  const submit = () => {
    // Enter in a field would send the same once more, which the first save makes outdated.
    if (save.isPending) return;
    const sent = typed;
    const overheadCap = values.overheadCap.trim() === "" ? null : fromDecimal(values.overheadCap, 2);
    if (overheadCap === undefined || (overheadCap ?? 0) > 10_000)
      return setErrors({ overheadCap: t("Enter a percentage from 0 to 100") });
    setErrors({});
    save.mutate(
      {
        ...{ currency: values.currency, years: Number(values.years), overheadCap },
        ...{ overheadBase: values.overheadBase as OverheadBase, version: budget.version },
      },
      {
        // What was chosen since the save began stays, as a change of what is stored now.
        onSuccess: () => setTyped((now) => keepLater(now, sent)),
        onError: (error) => {
          const at =
            error instanceof ApiError && error.status === 400 ? Object.entries(error.fieldErrors) : [];
          if (at.length > 0)
            setErrors(Object.fromEntries(at.map(([field, texts]) => [field, texts.join(" ")])));
          else toastFailure(t("Failed to save the budget"), error);
        },
      },
    );
  };
  const bind = (field: Field) => ({
    id: `${id}-${field}`,
    value: values[field],
    "aria-invalid": errors[field] ? (true as const) : undefined,
    "aria-describedby": errors[field] ? `${id}-${field}-error` : undefined,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [field]: target.value }),
  });
  const wrap = (field: Field, label: string, control: ReactNode) => (
    <div className="min-w-0">
      <label htmlFor={`${id}-${field}`} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      {control}
      {errors[field] && (
        <p id={`${id}-${field}-error`} role="alert" className="mt-1 text-sm font-medium text-destructive">
          {errors[field]}
        </p>
      )}
    </div>
  );
  const currencies = [...new Set([...CURRENCIES, "JPY", "KWD", "XOF", budget.currency])];
  return (
    <form
      noValidate
      aria-label={t("Settings of the budget")}
      className="grid grid-cols-2 gap-3 md:grid-cols-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {wrap(
        "currency",
        t("Currency"),
        <Select {...bind("currency")} options={currencies.map((value) => ({ value, label: value }))} />,
      )}
      {wrap(
        "years",
        t("Years"),
        <Select
          {...bind("years")}
          options={Array.from({ length: BUDGET_YEARS_MAX }, (_, index) => String(index + 1)).map((value) => ({
            value,
            label: value,
          }))}
        />,
      )}
      {wrap(
        "overheadCap",
        t("Overhead cap in %"),
        <Input {...bind("overheadCap")} inputMode="decimal" placeholder={t("No cap")} />,
      )}
      {wrap(
        "overheadBase",
        t("The cap is a share of"),
        <Select
          {...bind("overheadBase")}
          options={OVERHEAD_BASES.map((value) => ({
            value,
            label: translateLabel(OVERHEAD_BASE_LABELS[value]),
          }))}
        />,
      )}
      {isChanged && (
        <div className="col-span-full flex gap-2">
          <Button type="submit" size="sm" pending={save.isPending}>
            {t("Save settings")}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setTyped({});
              setErrors({});
            }}
          >
            {t("Undo changes")}
          </Button>
        </div>
      )}
    </form>
  );
}
