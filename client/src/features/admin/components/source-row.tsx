import { ExternalLink } from "lucide-react";
import { GRANTS_GOV_SOURCE_ID } from "@shared/constants/curation";
import type { ScrapeOverviewView, ScrapeSourceView, SourceCountView } from "@shared/validators/curation";
import { translateLabel } from "@shared/words/labels";
import { isSafeUrl } from "@/components/button-link";
import { Button } from "@/ui/button";
import { cn } from "@/lib/cn";
import { formatDateTime } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/format";
import { findUnfinishedRun, useScrapeSource, useSwitchSource } from "../use-scrape";
import { RunProgress } from "./run-progress";
import { t } from "@/words";

/** A known source: its counts, and a button to scrape it. The button is disabled during a run, whoever started it. */
export function SourceRow({
  source: { id, name, description, url, isOn, licence, missingSetting },
  overview,
}: {
  source: ScrapeSourceView;
  overview: ScrapeOverviewView | undefined;
}) {
  const { scrape, isPending } = useScrapeSource(id);
  const isOff = isOn === false;
  const run = findUnfinishedRun(overview, { sourceId: id });
  const counts = overview?.sources.find(({ source }) => source === name);
  const newest = overview?.runs.find(({ sourceId }) => sourceId === id);
  const lastRead = newest?.endedAt ?? counts?.lastSyncedAt;
  const isBusy = isPending || run !== undefined;
  const isGrantsGov = id === GRANTS_GOV_SOURCE_ID;
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-base wrap-anywhere">
            {isSafeUrl(url) ? (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="rounded-sm underline-offset-4 hover:underline"
              >
                {/* The name stands by itself, so that the arrow comes after it in the page's direction. */}
                <bdi>{name}</bdi>
                <ExternalLink
                  aria-hidden="true"
                  className="ms-1.5 inline size-3.5 align-baseline text-quiet"
                />
                <span className="sr-only"> {t("(opens in a new tab)")}</span>
              </a>
            ) : (
              name
            )}
          </h3>
          <p className="mt-0.5 text-sm text-quiet">{translateLabel(description)}</p>
          {licence && (
            <p className="mt-0.5 text-sm wrap-anywhere text-quiet">
              {t("Licence: {licence}", { licence: translateLabel(licence) })}
            </p>
          )}
          {missingSetting && (
            <p className="mt-0.5 text-sm font-medium wrap-anywhere">
              {t("It cannot be read yet: the setting {setting} needs a key.", { setting: missingSetting })}
            </p>
          )}
          {isOn !== undefined && <SourceSwitch id={id} name={name} isOn={isOn} />}
        </div>
        {!isOff && missingSetting === undefined && (
          <Button
            size="sm"
            variant={isGrantsGov ? "accent" : "outline"}
            aria-label={t("Scrape {name}", { name })}
            pending={isBusy}
            aria-disabled={isBusy || undefined}
            onClick={scrape}
          >
            {t("Scrape")}
          </Button>
        )}
      </div>
      {isBusy ? (
        <RunProgress run={run} name={name} />
      ) : (
        (counts || lastRead) && (
          <div className="mt-3">
            {counts && <SourceCounts counts={counts} />}
            {lastRead && (
              <p className="mt-1.5 text-sm text-quiet">
                {t("Last read {date}", { date: formatDateTime(lastRead) ?? "" })}
              </p>
            )}
          </div>
        )
      )}
    </li>
  );
}

/** The switch of a source with an API. An administrator looks at its terms before switching it on. */
function SourceSwitch({ id, name, isOn }: { id: string; name: string; isOn: boolean }) {
  const { mutate, isPending } = useSwitchSource({ id, name });
  return (
    <Button
      size="sm"
      variant={isOn ? "ghost" : "outline"}
      className={cn("mt-2", isOn && "-ms-3")}
      aria-label={isOn ? t("Switch {name} off", { name }) : t("Switch {name} on", { name })}
      pending={isPending}
      onClick={() => mutate(!isOn)}
    >
      {isOn ? t("Switch off") : t("Switch on")}
    </Button>
  );
}

/** Counts what became of the source's opportunities. */
function SourceCounts({ counts }: { counts: SourceCountView }) {
  const { found, pending, verified, rejected } = counts;
  const shown = [
    { label: t("found"), count: found },
    { label: t("pending"), count: pending },
    { label: t("verified"), count: verified },
    { label: t("rejected"), count: rejected },
  ];
  return (
    <dl className="grid grid-cols-4 gap-2">
      {shown.map(({ label, count }) => (
        <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="text-xs text-quiet">{label}</dt>
          <dd className="font-display leading-6 font-semibold">{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
