import { useQuery } from "@tanstack/react-query";
import type { SavedSearchView } from "@shared/validators/saved-searches";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/ui/button";
import { Dialog, DialogContent } from "@/ui/dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";
import { searchFeedQuery, useEndFeedAddress, useMakeFeedAddress } from "../search-feed-api";
import { AddressField } from "@/components/address-field";

/** The address at which feed readers find what a saved search lists. */
export default function SearchFeedDialog({
  search,
  isOpen,
  onClose,
}: {
  search: SavedSearchView;
  isOpen: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <DialogContent
        title={t("Feed address")}
        description={t(
          "Feed readers, chat channels and intranets that follow this address get the newest 50 opportunities of “{name}”, in the Atom format.",
          { name: search.name },
        )}
      >
        <FeedAddress id={search.id} />
      </DialogContent>
    </Dialog>
  );
}

function FeedAddress({ id }: { id: string }) {
  const feed = useQuery(searchFeedQuery(id));
  const make = useMakeFeedAddress(id);
  const end = useEndFeedAddress(id);
  const isBusy = make.isPending || end.isPending;
  if (feed.isError)
    return (
      <ErrorState
        title={t("The address could not be loaded")}
        error={feed.error}
        onRetry={feed.refetch}
        retrying={feed.isFetching}
      />
    );
  if (feed.isPending)
    return (
      <SkeletonGroup label={t("Loading the address")} className="space-y-3">
        <Skeleton className="h-11" />
        <Skeleton className="h-4 w-72 max-w-full" />
      </SkeletonGroup>
    );
  const url = feed.data?.url;
  if (!url)
    return (
      <>
        <p className="text-[0.9375rem] text-quiet">
          {t(
            "Whoever has the address can read which opportunities the search finds, without signing in. You can end it at any time.",
          )}
        </p>
        <Button className="mt-4 max-md:w-full" pending={make.isPending} onClick={() => make.mutate()}>
          {t("Create address")}
        </Button>
      </>
    );
  return (
    <>
      <AddressField
        label={t("Address")}
        hint={t(
          "Whoever has this address can read which opportunities the search finds, without signing in. It says nothing of you or your organisations.",
        )}
        url={url}
      />
      <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-5">
        <Button
          variant="outline"
          className="max-sm:w-full"
          pending={make.isPending}
          onClick={() => !isBusy && make.mutate()}
        >
          {t("Create a new address")}
        </Button>
        <Button
          variant="ghost"
          className="max-sm:w-full"
          pending={end.isPending}
          onClick={() => !isBusy && end.mutate()}
        >
          {t("End the address")}
        </Button>
      </div>
      <p className="mt-2 text-sm text-quiet">{t("With either, this address stops working at once.")}</p>
    </>
  );
}
