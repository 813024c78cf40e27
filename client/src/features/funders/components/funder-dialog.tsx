import { useQuery } from "@tanstack/react-query";
import { ExternalLink, Landmark } from "lucide-react";
import { useState } from "react";
import { ExternalButtonLink } from "@/components/button-link";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { SourceNote } from "@/components/source-note";
import { Avatar, isLoadable } from "@/ui/avatar";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { useDropDrafts } from "@/hooks/use-form-draft";
import { cn } from "@/lib/cn";
import { ApiError } from "@/lib/api/api-client";
import { firstTwoLetters } from "@/lib/format/format";
import { isUnknownCall } from "@/lib/api/normalise";
import type { FunderView } from "@shared/validators/catalogue";
import { funderQuery } from "../api";
import { getFunderTypeLabel } from "../funder-type";
import { getDraftsName } from "../note-drafts";
import { t } from "@/words";
import { AwardsSection } from "./awards-section";
import { FitSection } from "./fit-section";
import { FunderFacts } from "./funder-facts";
import { NotesSection } from "./notes-section";
import { OpenOpportunities } from "./open-opportunities";

/** A funder's profile over the directory. `listed` is the card's data, shown until the rest is loaded. */
export function FunderDialog({
  id,
  listed,
  onClose,
}: {
  id: string | undefined;
  listed: FunderView | undefined;
  onClose: () => void;
}) {
  const dropDrafts = useDropDrafts();
  const [isDirty, setDirty] = useState(false);
  const close = () => {
    if (!id) return;
    // The user was asked before: closing the dialog drops what was typed.
    dropDrafts(getDraftsName(id));
    onClose();
  };
  return (
    <Dialog isOpen={id !== undefined} onClose={close} dirty={isDirty}>
      {id && <Profile key={id} id={id} listed={listed} onDirtyChange={setDirty} />}
    </Dialog>
  );
}

function Profile({
  id,
  listed,
  onDirtyChange,
}: {
  id: string;
  listed: FunderView | undefined;
  onDirtyChange: (isDirty: boolean) => void;
}) {
  const query = useQuery(funderQuery(id));
  const profile = query.data;
  const funder = profile ?? listed;
  // Where the server has no profiles, the card's data is all there is.
  const isAllKnown = listed !== undefined && isUnknownCall(query.error);
  const isMissing = !isAllKnown && query.error instanceof ApiError && query.error.status === 404;
  const title = isMissing ? t("Funder not found") : (funder?.name ?? t("Funder"));
  return (
    <DialogContent
      title={<span dir="auto">{title}</span>}
      description={funder?.funderType && !isMissing ? getFunderTypeLabel(funder.funderType) : undefined}
      picture={!isMissing && funder && <Logo funder={funder} />}
      size={isMissing ? "md" : "xl"}
    >
      {isMissing ? (
        <EmptyState
          level={3}
          icon={Landmark}
          title={t("There is no such funder in the directory")}
          description={t("It may have been removed since this link was made.")}
        />
      ) : (
        <div className={cn("grid gap-x-10 gap-y-6", funder && "md:grid-cols-[minmax(0,1fr)_14rem]")}>
          <div className="min-w-0 md:col-start-1">
            {funder && <p dir="auto">{funder.description || t("No description available")}</p>}
          </div>
          {funder && (
            <div className="min-w-0 space-y-5 md:sticky md:top-0 md:col-start-2 md:row-span-3 md:row-start-1 md:self-start">
              <FunderFacts funder={funder} />
              {funder.verified === false && (
                <p className="text-sm text-quiet">
                  {t(
                    "From general knowledge, not yet checked against a page of the funder. Confirm before you rely on it.",
                  )}
                </p>
              )}
              <SourceNote {...funder} />
            </div>
          )}
          <div className="min-w-0 space-y-6 md:col-start-1">
            {query.isPending && <SectionsSkeleton />}
            {query.isError && !profile && !isAllKnown && (
              <ErrorState
                title={t("The profile could not be loaded")}
                error={query.error}
                onRetry={query.refetch}
                retrying={query.isFetching}
              />
            )}
            {profile && (
              <>
                <OpenOpportunities
                  funderName={profile.name}
                  opportunities={profile.opportunities}
                  hasMore={profile.hasMoreOpportunities}
                />
                <AwardsSection funder={profile} />
                <FitSection fits={profile.fits} hasMoreEntities={profile.hasMoreEntities} />
                <NotesSection funderId={id} onDirtyChange={onDirtyChange} />
              </>
            )}
          </div>
        </div>
      )}
      <DialogFooter>
        <DialogClose>{t("Close")}</DialogClose>
        <ExternalButtonLink href={isMissing ? null : funder?.website} variant="primary">
          {t("Visit website")}
          <ExternalLink aria-hidden="true" />
        </ExternalButtonLink>
      </DialogFooter>
    </DialogContent>
  );
}

/** Without a logo the name alone is enough. */
function Logo({ funder: { logoUrl, name } }: { funder: Pick<FunderView, "logoUrl" | "name"> }) {
  if (!isLoadable(logoUrl)) return null;
  return <Avatar src={logoUrl} letters={firstTwoLetters(name)} shape="square" className="mt-1 size-12" />;
}

function SectionsSkeleton() {
  return (
    <SkeletonGroup label={t("Loading the profile")} className="space-y-6">
      {[1, 2, 3].map((section) => (
        <div key={section} className="space-y-3 border-t border-line pt-5">
          <Skeleton className="h-6 w-44" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-3/4" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
