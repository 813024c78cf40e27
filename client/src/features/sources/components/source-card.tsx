import { CircleCheck, CircleHelp, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { countryLabel } from "@shared/constants/countries";
import type { SourceView } from "@shared/validators/sources";
import { OutsideLink } from "@/components/outside-link";
import { Card } from "@/ui/card";
import { cn } from "@/lib/cn";
import { formatDate } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/format";
import { t } from "@/words";

/** A source: what is published of it, its licence, its last reading and what of it is missing. */
export function SourceCard({ source }: { source: SourceView }) {
  const { id, name, description, url, country, licence, extent, attribution } = source;
  return (
    <li id={id} tabIndex={-1} className="scroll-mt-6 rounded-card">
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
          <div className="min-w-0 flex-1 basis-64">
            <h2 className="text-lg wrap-anywhere">
              <OutsideLink url={url}>{name}</OutsideLink>
            </h2>
            <p className="mt-0.5 text-quiet">{description}</p>
          </div>
          <OpenCount count={source.openCount} />
        </div>
        <dl className="mt-4 grid gap-x-6 gap-y-3 border-t border-line pt-4 grid-cols-2 lg:grid-cols-4">
          <Fact label={t("Country")}>{country ? nameCountry(country) : t("Several countries")}</Fact>
          <Fact label={t("Licence")}>
            {licence ? <OutsideLink url={licence.url}>{licence.name}</OutsideLink> : t("Not stated")}
          </Fact>
          <Fact label={t("Last read")}>{formatDay(source.lastReadAt) ?? t("Not read yet")}</Fact>
          <Fact label={t("Last change")}>{formatDay(source.lastChangeAt) ?? t("Not recorded")}</Fact>
        </dl>
        <LastReading reading={source.lastReading} />
        {extent && (
          <p className="mt-2 text-sm text-quiet">{t("What is read: {extent}", { extent: extent })}</p>
        )}
        {attribution && (
          <p lang="en" className="mt-2 text-sm wrap-anywhere text-quiet">
            {attribution}
          </p>
        )}
      </Card>
    </li>
  );
}

export const nameCountry = (code: string) => (code === "EU" ? t("European Union") : countryLabel(code));

/** Days are of UTC, because a server that renders the page does not know the reader's zone. */
export const formatDay = (moment: string | null) => formatDate(moment?.slice(0, 10));

/** The number of published opportunities, as the figure of a card. */
function OpenCount({ count }: { count: number }) {
  return (
    <p className="sm:text-end">
      <span className="block font-display text-2xl leading-7 font-semibold tabular-nums">
        {formatCount(count)}
      </span>
      <span className="text-sm text-quiet">{t.count(count, "open § sources", "open § sources")}</span>
    </p>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

const SIGNS = {
  read: { Icon: CircleCheck, className: "text-good" },
  partly: { Icon: TriangleAlert, className: "text-middle" },
  fewer: { Icon: TriangleAlert, className: "text-middle" },
  nothing: { Icon: TriangleAlert, className: "text-middle" },
  failed: { Icon: TriangleAlert, className: "text-destructive" },
} as const;

function LastReading({ reading }: { reading: SourceView["lastReading"] }) {
  const { Icon, className } = reading
    ? SIGNS[reading.outcome]
    : { Icon: CircleHelp, className: "text-quiet" };
  return (
    <p className="mt-4 flex items-start gap-2">
      <Icon aria-hidden="true" className={cn("mt-0.5 size-5 shrink-0", className)} />
      {reading
        ? t("Reading of {date}: {outcome}", { date: formatDay(reading.at) ?? "", outcome: reading.text })
        : t("Not read here yet. What is shown came with the starter catalogue.")}
    </p>
  );
}
