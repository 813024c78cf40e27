import type { SourceView } from "@shared/validators/sources";
import { OutsideLink } from "@/components/outside-link";
import { nameCountry } from "./source-card";
import { t } from "@/words";

/** Names the sources that can be read and were not read yet. */
export function IdleSources({ sources }: { sources: readonly SourceView[] }) {
  return (
    <section className="mt-10">
      <h2 className="text-xl">{t("Not read here yet")}</h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {sources.map(({ id, name, description, url, country, licence }) => (
          <li key={id} id={id} tabIndex={-1} className="scroll-mt-6 py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <span className="min-w-0 wrap-anywhere">
                <OutsideLink url={url}>{name}</OutsideLink>
              </span>
              <span className="text-sm text-quiet">
                {country ? nameCountry(country) : t("Several countries")} ·{" "}
                {t("Licence: {licence}", { licence: licence?.name ?? t("Not stated") })}
              </span>
            </div>
            <p className="mt-0.5 text-sm text-quiet">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
