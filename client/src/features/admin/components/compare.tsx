import { useQueries } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { AdminOpportunityDetailView, AdminOpportunityView } from "@shared/validators/curation";
import { translateLabel } from "@shared/words/labels";
import { isSafeUrl } from "@/components/button-link";
import { ErrorState } from "@/components/error-state";
import { textLinkClass } from "@/components/text-link";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { formatDate } from "@/lib/format/dates";
import { formatExactRange, humanise } from "@/lib/format/format";
import { cn } from "@/lib/cn";
import { adminOpportunityQuery } from "../api";
import { NOT_STATED } from "../field-values";
import { t } from "@/words";

const ROWS: { label: string; show: (one: AdminOpportunityDetailView) => ReactNode }[] = [
  { label: t("Name"), show: ({ name }) => name },
  { label: t("Funder"), show: ({ funderName }) => funderName },
  { label: t("Status"), show: ({ verificationStatus }) => translateLabel(humanise(verificationStatus)) },
  { label: t("Funding type"), show: ({ fundingType }) => translateLabel(humanise(fundingType)) },
  {
    label: t("Amount"),
    show: ({ minAmount, maxAmount, currency }) => formatExactRange(minAmount, maxAmount, currency),
  },
  { label: t("Deadline"), show: ({ deadline }) => formatDate(deadline) },
  { label: t("Source"), show: ({ source }) => source && translateLabel(source) },
  { label: t("Page"), show: ({ sourceUrl }) => <PageLink url={sourceUrl} /> },
  { label: t("Application page"), show: ({ applicationUrl }) => <PageLink url={applicationUrl} /> },
  { label: t("Description"), show: ({ description }) => description },
];

/** Compares two opportunities that may be the same, line by line, and highlights differences. */
export function Compare({ opportunity }: { opportunity: AdminOpportunityView }) {
  const results = useQueries({
    queries: [opportunity.id, opportunity.looksLike?.id ?? opportunity.id].map(adminOpportunityQuery),
  });
  const failed = results.find(({ isError }) => isError);
  const [ours, other] = results.map(({ data }) => data);
  if (failed)
    return (
      <ErrorState
        title={t("The opportunity could not be loaded")}
        error={failed.error}
        onRetry={failed.refetch}
        retrying={failed.isFetching}
      />
    );
  if (!ours || !other)
    return (
      <SkeletonGroup label={t("Loading both opportunities")} className="space-y-4">
        {ROWS.map(({ label }) => (
          <Skeleton key={label} className="h-10" />
        ))}
      </SkeletonGroup>
    );
  return (
    <dl className="divide-y divide-line">
      <div className="grid grid-cols-2 gap-x-4 pb-2 text-sm font-semibold text-quiet md:grid-cols-[9rem_1fr_1fr]">
        <dt className="sr-only">{t("Which")}</dt>
        <dd className="md:col-start-2">{t("This one")}</dd>
        <dd>{t("The other one")}</dd>
      </div>
      {ROWS.map(({ label, show }) => {
        const [left, right] = [show(ours), show(other)];
        const differs = toComparable(left) !== toComparable(right);
        return (
          <div
            key={label}
            className="grid grid-cols-2 gap-x-4 gap-y-1 py-2.5 text-[0.9375rem] md:grid-cols-[9rem_1fr_1fr]"
          >
            <dt className="col-span-2 text-sm text-quiet md:col-span-1">{label}</dt>
            {[left, right].map((value, index) => (
              <dd
                key={index}
                dir="auto"
                className={cn(
                  "line-clamp-[8] min-w-0 wrap-anywhere",
                  differs ? "font-semibold" : "text-quiet",
                )}
              >
                {value || NOT_STATED}
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}

/** Compares links by their address. */
function toComparable(value: ReactNode): unknown {
  if (typeof value === "object" && value !== null && "props" in value)
    return (value.props as { url?: string | null }).url ?? "";
  return value ?? "";
}

function PageLink({ url }: { url: string | null }) {
  if (!isSafeUrl(url)) return NOT_STATED;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={textLinkClass}>
      {url}
    </a>
  );
}
