import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OpportunityView } from "@shared/validators/opportunities";
import { ErrorState } from "@/components/error-state";
import { NoEntity } from "@/components/no-entity";
import { Alert } from "@/ui/alert";
import { Dialog, SheetContent } from "@/ui/dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { useDropDrafts } from "@/hooks/use-form-draft";
import { mayEdit } from "@/lib/entity-rights";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { t } from "@/words";
import { applicationDraft, CreateApplicationForm } from "./create-application-form";

/** The side panel that creates an application from an entity and an amount. */
export default function CreateApplicationPanel({
  opportunity,
  isOpen,
  onClose,
}: {
  opportunity: OpportunityView;
  isOpen: boolean;
  onClose: () => void;
}) {
  const [dirty, setDirty] = useState(false);
  const dropDrafts = useDropDrafts();
  const close = () => {
    // The dialog has already asked before it drops edits.
    dropDrafts(applicationDraft(opportunity.id));
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} dirty={dirty}>
      <SheetContent
        title={t("Create Application")}
        description={
          <span dir="auto" className="line-clamp-2 wrap-anywhere">
            {opportunity.name}
          </span>
        }
      >
        <PanelBody opportunity={opportunity} onDirtyChange={setDirty} />
      </SheetContent>
    </Dialog>
  );
}

function PanelBody({
  opportunity,
  onDirtyChange,
}: {
  opportunity: OpportunityView;
  onDirtyChange: (dirty: boolean) => void;
}) {
  const entities = useQuery(entitiesQuery());
  if (entities.isPending) {
    return (
      <SkeletonGroup label={t("Loading your entities")} className="grid gap-6">
        {[1, 2].map((field) => (
          <div key={field} className="grid gap-2">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-11 w-full md:h-10" />
          </div>
        ))}
        <Skeleton className="h-11 w-full md:h-10" />
      </SkeletonGroup>
    );
  }
  if (entities.isError) {
    return (
      <ErrorState
        title={t("Your entities could not be loaded")}
        error={entities.error}
        onRetry={entities.refetch}
        retrying={entities.isFetching}
      />
    );
  }
  if (entities.data.length === 0) return <NoEntity />;
  if (!entities.data.some(mayEdit))
    return (
      <Alert tone="warning">
        {t("You can only read your entities. To apply, ask one of their owners for the right to edit.")}
      </Alert>
    );
  return (
    <CreateApplicationForm opportunity={opportunity} entities={entities.data} onDirtyChange={onDirtyChange} />
  );
}
