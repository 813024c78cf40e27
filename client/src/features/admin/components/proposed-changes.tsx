import { ArrowRight } from "lucide-react";
import { CURATED_FIELD_LABELS } from "@shared/constants/curation";
import type { AdminOpportunityDetailView } from "@shared/validators/curation";
import { translateLabel } from "@shared/words/labels";
import { Button } from "@/ui/button";
import { formatDate } from "@/lib/format/dates";
import { useDecideChange } from "../mutations";
import { type Proposal, listProposals } from "../proposals";
import { t } from "@/words";

/** Lists what the source has changed since the opportunity was verified, each to be accepted or refused. */
export function ProposedChanges({ opportunity }: { opportunity: AdminOpportunityDetailView }) {
  const decide = useDecideChange(opportunity.id);
  const proposals = listProposals(opportunity);
  if (proposals.length === 0) return null;
  return (
    <section
      aria-labelledby="proposed-changes"
      className="mb-6 rounded-card border border-middle/40 bg-middle/8 p-4"
    >
      <h3 id="proposed-changes" className="text-base">
        {t("The source now says something else")}
      </h3>
      <ul className="mt-3 divide-y divide-line">
        {proposals.map((proposal) => (
          <ProposalRow
            key={proposal.id}
            proposal={proposal}
            isDeciding={decide.isPending && decide.variables.changeId === proposal.id}
            onDecide={(decision) => !decide.isPending && decide.mutate({ changeId: proposal.id, decision })}
          />
        ))}
      </ul>
    </section>
  );
}

function ProposalRow({
  proposal: { label, changes, createdAt, source, lastListedAt },
  isDeciding,
  onDecide,
}: {
  proposal: Proposal;
  isDeciding: boolean;
  onDecide: (decision: "accept" | "decline") => void;
}) {
  const isOne = changes.length === 1;
  return (
    <li className="flex flex-col gap-3 py-3 first:pt-0 last:pb-0 md:flex-row md:items-start md:gap-6">
      <div className="min-w-0 flex-1 text-[0.9375rem]">
        <p className="font-semibold">
          {label}{" "}
          <span className="font-normal text-quiet">
            {source
              ? t("· seen {date} in {source}", {
                  date: formatDate(createdAt) ?? "",
                  source: translateLabel(source),
                })
              : t("· seen {date}", { date: formatDate(createdAt) ?? "" })}
          </span>
        </p>
        {changes.map(({ field, before, after, quote }) => (
          <div key={field} className="mt-1">
            <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 wrap-anywhere">
              {!isOne && <span className="text-quiet">{translateLabel(CURATED_FIELD_LABELS[field])}</span>}
              <span className="sr-only">{t("Before:")}</span>
              <del dir="auto" className="line-clamp-4 min-w-0 text-quiet">
                {before}
              </del>
              <ArrowRight aria-hidden="true" className="size-4 shrink-0 translate-y-0.5" />
              <span className="sr-only">{t("Now:")}</span>
              <ins dir="auto" className="line-clamp-6 min-w-0 font-medium no-underline">
                {after}
              </ins>
            </p>
            {quote && (
              <p className="mt-1 line-clamp-4 text-sm wrap-anywhere text-quiet">
                {t.rich("from the page: {quote}", { quote: <bdi>{t("“{quote}”", { quote })}</bdi> })}
              </p>
            )}
          </div>
        ))}
        {lastListedAt && (
          <p className="mt-1 text-sm text-quiet">
            {t("Its source no longer lists it. It last did on {date}.", {
              date: formatDate(lastListedAt) ?? "",
            })}
          </p>
        )}
      </div>
      <div className="flex shrink-0 gap-2 max-md:[&>*]:flex-1">
        <Button
          size="sm"
          variant="secondary"
          pending={isDeciding}
          aria-label={t("Accept the new value of {field}", { field: label })}
          onClick={() => onDecide("accept")}
        >
          {t("Accept")}
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-disabled={isDeciding || undefined}
          aria-label={t("Keep ours for {field}", { field: label })}
          onClick={() => !isDeciding && onDecide("decline")}
        >
          {t("Keep ours")}
        </Button>
      </div>
    </li>
  );
}
