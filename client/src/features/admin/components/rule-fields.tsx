import { type ReactNode, useEffect, useRef } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { RULE_FIELDS, type RuleField } from "@shared/constants/curation";
import type { AdminOpportunityDetailView } from "@shared/validators/curation";
import { MultiChoiceField } from "@/forms/multi-choice-field";
import { MoneyField, SelectField, TextareaField, TextField } from "@/forms/text-fields";
import { ApiError } from "@/lib/api/api-client";
import { formatCount } from "@/lib/format/format";
import { Checkbox } from "@/ui/checkbox";
import { Fold } from "@/ui/fold";
import {
  APPLICANT_LIMITS,
  CO_FUNDING,
  COUNTRIES,
  ENTITY_TYPES,
  INDUSTRIES,
  listCurrencies,
  STAGES,
} from "../rule-options";
import { countRules } from "../rule-values";
import { getFieldLabel } from "../wording";
import { FieldWithOrigin } from "./field-origin";
import { t } from "@/words";

/** The rules about applicants, closed at first. They open by themselves when one of them has an error. */
export function RulesFold({
  opportunity,
  error,
}: {
  /** The opportunity that is edited; left out for a new one. */
  opportunity?: AdminOpportunityDetailView;
  /** The error of the mutation. */
  error: unknown;
}) {
  const { errors } = useFormState();
  const refused = error instanceof ApiError ? error.fieldErrors : {};
  return (
    <Fold
      level={3}
      title={t("Who may apply")}
      note={<RulesNote />}
      openWhen={RULE_FIELDS.some((field) => field in errors || field in refused)}
      className="min-h-14 py-3"
    >
      {() => <RuleFields opportunity={opportunity} />}
    </Fold>
  );
}

/** A component of its own, because it renders with every key. */
function RulesNote() {
  const count = countRules(useWatch());
  return count === 0
    ? t("No rule is set, so nobody is left out.")
    : t.count(count, "1 rule is set", "{n} rules are set", { n: formatCount(count) });
}

function RuleFields({ opportunity }: { opportunity: AdminOpportunityDetailView | undefined }) {
  const { register } = useFormContext();
  useFocusOnError();
  const currency = useWatch<{ currency: string }>({ name: "currency" });
  const row = (
    field: RuleField,
    render: (base: { name: string; label: string }) => ReactNode,
    isWide = false,
  ) => (
    <RuleRow field={field} opportunity={opportunity} isWide={isWide}>
      {render({ name: field, label: getFieldLabel(field) })}
    </RuleRow>
  );
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4">
      <p className="text-[0.9375rem] text-quiet sm:col-span-2">
        {t(
          "What is left empty is no rule. Where an organisation has not said enough, no rule leaves it out.",
        )}
      </p>
      {row(
        "eligibleEntityTypes",
        (base) => (
          <MultiChoiceField {...base} options={ENTITY_TYPES} />
        ),
        true,
      )}
      {row(
        "eligibleEntityTypesOpenEnded",
        ({ name, label }) => (
          <Checkbox
            label={label}
            hint={t("The call describes more applicants in words. Other types are not left out then.")}
            {...register(name)}
          />
        ),
        true,
      )}
      {row(
        "eligibilityText",
        (base) => (
          <TextareaField {...base} label={t("Who may apply, in words")} rows={3} />
        ),
        true,
      )}
      {row(
        "eligibleCountries",
        (base) => (
          <MultiChoiceField {...base} options={COUNTRIES} />
        ),
        true,
      )}
      {row(
        "eligibleRegions",
        (base) => (
          <TextareaField {...base} rows={2} hint={t("Parts of these countries, one on each line.")} />
        ),
        true,
      )}
      {row(
        "industryFocus",
        (base) => (
          <MultiChoiceField {...base} options={INDUSTRIES} />
        ),
        true,
      )}
      {row(
        "stageFocus",
        (base) => (
          <MultiChoiceField {...base} options={STAGES} />
        ),
        true,
      )}
      {row("yearFoundedMin", (base) => (
        <TextField {...base} inputMode="numeric" autoComplete="off" />
      ))}
      {row("yearFoundedMax", (base) => (
        <TextField {...base} inputMode="numeric" autoComplete="off" />
      ))}
      {row("revenueMin", (base) => (
        <MoneyField {...base} currency={currency} />
      ))}
      {row("revenueMax", (base) => (
        <MoneyField {...base} currency={currency} />
      ))}
      {row("applicantLimit", (base) => (
        <SelectField {...base} options={APPLICANT_LIMITS} />
      ))}
      {row("coFunding", (base) => (
        <SelectField {...base} options={CO_FUNDING} />
      ))}
      {row("coFundingShare", (base) => (
        <TextField {...base} inputMode="decimal" autoComplete="off" />
      ))}
      {row("consortiumMin", (base) => (
        <TextField {...base} inputMode="numeric" autoComplete="off" hint={t("The applicant included.")} />
      ))}
      {row("currency", (base) => (
        <SelectField {...base} options={listCurrencies(currency)} hint={t("Of all amounts in this form.")} />
      ))}
      {row("deadlineTimezone", (base) => (
        <TextField
          {...base}
          autoComplete="off"
          autoCapitalize="none"
          hint={t("A name such as Africa/Nairobi. Empty means UTC.")}
        />
      ))}
      {row("deadlineTime", (base) => (
        <TextField {...base} type="time" hint={t("In that time zone. Empty means the end of the day.")} />
      ))}
    </div>
  );
}

/** The form focuses its first error, but the fields of a closed fold are not there yet. */
function useFocusOnError() {
  const { setFocus } = useFormContext();
  const { errors } = useFormState();
  const hasLooked = useRef(false);
  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    const wrong = Object.keys(errors);
    const first = RULE_FIELDS.find((field) => wrong.includes(field));
    // Other fields stand above the fold.
    const isOnlyHere = wrong.every((field) => (RULE_FIELDS as readonly string[]).includes(field));
    if (first && isOnlyHere) setFocus(first);
  }, [errors, setFocus]);
}

/** A rule of an opportunity that is edited stands beside the words of its source, in a row of its own. */
function RuleRow({
  field,
  opportunity,
  isWide,
  children,
}: {
  field: RuleField;
  opportunity: AdminOpportunityDetailView | undefined;
  isWide: boolean;
  children: ReactNode;
}) {
  if (!opportunity) return <div className={isWide ? "sm:col-span-2" : undefined}>{children}</div>;
  return (
    <div className="sm:col-span-2">
      <FieldWithOrigin field={field} opportunity={opportunity}>
        {children}
      </FieldWithOrigin>
    </div>
  );
}
