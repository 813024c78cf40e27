import { ENTITY_TYPES, type EntityType } from "@shared/constants/enums";
import { t } from "@/words";

const KINDS = [
  { name: t("Grants"), text: t("Money for a purpose, not paid back.") },
  { name: t("Equity"), text: t("Investment in return for a share in the company.") },
  { name: t("Accelerators"), text: t("Programmes with mentors and a network, often with money.") },
  { name: t("Loans"), text: t("Money now, paid back over time.") },
  {
    name: t("Prizes and fellowships"),
    text: t("Awards for what you have built, and support for the people behind it."),
  },
] as const;

const AUDIENCE: Record<(typeof ENTITY_TYPES)[number], string> = {
  Startup: t("Startups"),
  Nonprofit: t("Nonprofits"),
  "Social Enterprise": t("Social enterprises"),
  Individual: t("Individuals"),
  Research: t("Research groups"),
  School: t("Schools"),
} satisfies Partial<Record<EntityType, string>>;

/** The kinds of funding and their audience. */
export function Coverage() {
  return (
    <section aria-labelledby="coverage" className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-content gap-x-16 gap-y-12 px-5 py-16 md:px-8 md:py-28 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id="coverage" className="text-[2rem] md:text-[2.75rem]">
            {t("Many kinds of funding, wherever you are")}
          </h2>
          <p className="mt-5 max-w-[34em] text-lg leading-relaxed text-quiet">
            {t(
              "Each opportunity says who offers it, where it applies, where the information comes from and when it was last checked.",
            )}
          </p>
          <h3 className="mt-10 text-lg">{t("Made for")}</h3>
          <ul className="mt-3 flex flex-wrap gap-2">
            {ENTITY_TYPES.map((type) => (
              <li key={type} className="rounded-full border border-line bg-page px-4 py-1.5 text-[0.9375rem]">
                {AUDIENCE[type]}
              </li>
            ))}
          </ul>
        </div>
        <dl className="self-center">
          {KINDS.map(({ name, text }) => (
            <div
              key={name}
              className="grid gap-x-8 gap-y-1 border-b border-line py-5 first:pt-0 last:border-b-0 last:pb-0 sm:grid-cols-[12rem_minmax(0,1fr)]"
            >
              <dt className="font-display text-xl font-semibold">{name}</dt>
              <dd className="self-center leading-relaxed text-quiet">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
