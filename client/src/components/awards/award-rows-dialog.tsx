import { useInfiniteQuery } from "@tanstack/react-query";
import { formatDate } from "@/lib/format/dates";
import { formatExactMoney } from "@/lib/format/format";
import { type AwardFilter, awardsQuery } from "@/lib/api/queries/awards";
import type { AwardView } from "@shared/validators/awards";
import { isSafeUrl } from "@/components/button-link";
import { ErrorState } from "@/components/error-state";
import { LiveRegion } from "@/components/live-region";
import { textLinkClass } from "@/components/text-link";
import { Button } from "@/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { translateLabel } from "@shared/words/labels";
import { joinFacts } from "@shared/words/facts";
import { t } from "@/words";
import { countAwards, formatPlace, nameAwardSource, nameRecipientType } from "./award-wording";

export type ShownAwards = { title: string; filter: AwardFilter };

/** The awards behind a figure, the newest first. */
export default function AwardRowsDialog({
  funder,
  shown,
  isOpen,
  onClose,
}: {
  funder: { id: string; name: string };
  shown: ShownAwards;
  isOpen: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <DialogContent
        size="lg"
        title={shown.title}
        description={<span dir="auto">{t("Given by {name}", { name: funder.name })}</span>}
      >
        <Rows funderId={funder.id} filter={shown.filter} />
        <DialogFooter>
          <DialogClose>{t("Close")}</DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Rows({ funderId, filter }: { funderId: string; filter: AwardFilter }) {
  const query = useInfiniteQuery(awardsQuery(funderId, filter));
  const awards = query.data?.pages.flatMap((page) => page.awards) ?? [];
  const total = query.data?.pages[0]?.pagination.total ?? 0;
  if (query.isPending)
    return (
      <SkeletonGroup label={t("Loading awards")} className="space-y-5">
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className="space-y-2">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </SkeletonGroup>
    );
  if (query.isError && !query.data)
    return (
      <ErrorState
        title={t("The awards could not be loaded")}
        error={query.error}
        onRetry={query.refetch}
        retrying={query.isFetching}
      />
    );
  return (
    <>
      <LiveRegion>{countAwards(total)}</LiveRegion>
      <ul className="divide-y divide-line">
        {awards.map((award) => (
          <li key={award.id} className="py-4 first:pt-0">
            <Row award={award} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="outline"
          className="mt-2 w-full"
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("Show more of {n}", { n: countAwards(total) })}
        </Button>
      )}
    </>
  );
}

function Row({ award }: { award: AwardView }) {
  const { recipientName, recipientType, recipientCountry, recipientRegion, title, url } = award;
  const facts = [
    recipientType && nameRecipientType(recipientType),
    recipientCountry && formatPlace(recipientCountry, recipientRegion),
    formatDate(award.awardedOn),
  ];
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span dir="auto" className="min-w-0 flex-1 basis-52 font-semibold wrap-anywhere">
          {recipientName}
        </span>
        <span className="font-display text-lg font-semibold tabular-nums">
          {formatExactMoney(award.amount, award.currency)}
        </span>
      </div>
      {title && (
        <p dir="auto" className="mt-1 text-[0.9375rem] wrap-anywhere">
          {title}
        </p>
      )}
      <p className="mt-1 text-sm text-quiet">{joinFacts(facts)}</p>
      {award.linkedBy === "name" && (
        <p className="mt-1 text-sm text-quiet">
          {t("By name only: the register names “{name}” and gives no identifier of it that we know.", {
            name: award.funderName,
          })}
        </p>
      )}
      <p className="text-sm text-quiet">
        {isSafeUrl(url) ? (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={`${textLinkClass} inline-flex min-h-11 items-center md:min-h-7`}
          >
            {nameAwardSource(award.source)}
            <span className="sr-only">
              {" "}
              {recipientName} {t("(opens in a new tab)")}
            </span>
          </a>
        ) : (
          nameAwardSource(award.source)
        )}
        {"\u00A0· "}
        {translateLabel(award.licence)}
      </p>
    </>
  );
}
