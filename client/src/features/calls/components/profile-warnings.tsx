import type { CallWarningFact } from "@shared/constants/calls";
import type { CallWarningView } from "@shared/validators/calls";
import { translateLabel } from "@shared/words/labels";
import { countryLabel } from "@shared/constants/countries";
import { ButtonLink } from "@/components/button-link";
import { paths } from "@/lib/paths";
import { formatMoney } from "@/lib/format/format";
import { Alert } from "@/ui/alert";
import { t } from "@/words";

/** The questions of the profile that hold a fact; the kind of an organisation has none. */
const FIELDS: Record<CallWarningFact, readonly string[]> = {
  country: ["country"],
  type: [],
  foundedYear: ["foundedYear"],
  staff: ["employeesCount", "staffCount", "teamSize"],
  revenue: ["annualRevenue"],
};
const FACTS: Record<CallWarningFact, string> = {
  country: t("the country"),
  type: t("the kind of organisation"),
  foundedYear: t("the founding year"),
  staff: t("the number of staff"),
  revenue: t("the yearly turnover"),
};

type Props = { application: { id: string; entityId: string }; warnings: readonly CallWarningView[] };

/** Accepted lines that the profile contradicts, or that it says nothing about. */
export function ProfileWarnings({ application, warnings }: Props) {
  if (warnings.length === 0) return null;
  return (
    <section aria-label={t("The call and the profile")}>
      <Alert tone="warning" title={t("The call and the profile")}>
        <ul className="mt-2 space-y-3">
          {warnings.map((warning) => (
            <li key={`${warning.lineId} ${warning.fact}`} className="wrap-anywhere">
              <p>{describeWarning(warning)}</p>
              {FIELDS[warning.fact].length > 0 && (
                <ButtonLink
                  variant="outline"
                  size="sm"
                  className="mt-2"
                  href={paths.questions(
                    application.entityId,
                    FIELDS[warning.fact],
                    paths.call(application.id),
                  )}
                >
                  {warning.said === null
                    ? t("Answer the question of the profile: {fact}", { fact: FACTS[warning.fact] })
                    : t("See the profile: {fact}", { fact: FACTS[warning.fact] })}
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </section>
  );
}

function describeWarning({ quote, fact, said }: CallWarningView): string {
  const params = { quote, fact: FACTS[fact] };
  return said === null
    ? t("The call asks for: “{quote}” Your profile does not say {fact}.", params)
    : t("The call asks for: “{quote}” Your profile says of {fact}: {said}.", {
        ...params,
        said: wordFact(fact, said),
      });
}

function wordFact(fact: CallWarningFact, said: string): string {
  if (fact === "country") return countryLabel(said);
  if (fact === "type") return translateLabel(said);
  if (fact !== "revenue") return said;
  const [amount, currency] = said.split(" ");
  return formatMoney(amount, currency) ?? said;
}
