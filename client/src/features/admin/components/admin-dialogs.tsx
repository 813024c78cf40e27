import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import type { AdminOpportunityDetailView, AdminOpportunityView } from "@shared/validators/curation";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  keepOpenForFilter,
  wholePhoneClass,
} from "@/ui/dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import type { AdminDialogTarget } from "../admin-dialog";
import { adminOpportunityQuery } from "../api";
import { useDeleteOpportunity } from "../mutations";
import { readRules } from "../rule-values";
import type { Decisions } from "../use-decisions";
import { Compare } from "./compare";
import { CreateForm } from "./create-form";
import { EditForm } from "./edit-form";
import { History } from "./history";
import { ProposedChanges } from "./proposed-changes";
import { t } from "@/words";

type Target = Exclude<AdminDialogTarget, { kind: "shortcuts" }>;

/** The dialogs about opportunities. Only one is open at a time. */
export default function AdminDialogs({
  target,
  decisions,
  isOpen,
  onClose,
}: {
  target: Target | undefined;
  decisions: Decisions;
  isOpen: boolean;
  onClose: () => void;
}) {
  const [isDirty, setDirty] = useState(false);
  // A dialog keeps its content while it fades out.
  const [last, setLast] = useState<Target>();
  if (target && target !== last) setLast(target);
  const shown = target ?? last;

  if (shown?.kind === "delete")
    return (
      <DeleteDialog
        key={shown.opportunity.id}
        opportunity={shown.opportunity}
        isOpen={isOpen}
        onClose={onClose}
      />
    );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} dirty={isDirty}>
      {shown?.kind === "create" && (
        <DialogContent
          title={t("Add Opportunity")}
          size="lg"
          description={t("Founders see it as soon as it is created.")}
          onEscapeKeyDown={keepOpenForFilter}
        >
          <CreateForm onDirtyChange={setDirty} onDone={onClose} />
        </DialogContent>
      )}
      {shown?.kind === "edit" && (
        <DialogContent
          title={t("Edit opportunity")}
          size="xl"
          className={wholePhoneClass}
          onEscapeKeyDown={keepOpenForFilter}
        >
          <EditBody
            key={shown.opportunity.id}
            row={shown.opportunity}
            onDirtyChange={setDirty}
            onDone={onClose}
          />
        </DialogContent>
      )}
      {shown?.kind === "compare" && (
        <DialogContent
          title={t("Is it the same opportunity?")}
          size="xl"
          description={t("Found as “{name}”.", { name: shown.opportunity.name })}
        >
          <Compare opportunity={shown.opportunity} />
          <DialogFooter>
            <DialogClose>{t("Close")}</DialogClose>
            {shown.opportunity.verificationStatus === "pending" && (
              <Button
                onClick={() => {
                  onClose();
                  decisions.decide("reject", [shown.opportunity]);
                }}
              >
                <X aria-hidden="true" />
                {t("Reject this one")}
              </Button>
            )}
          </DialogFooter>
        </DialogContent>
      )}
    </Dialog>
  );
}

function EditBody({
  row,
  onDirtyChange,
  onDone,
}: {
  row: AdminOpportunityView;
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}) {
  // The list has only the beginning of the description, and no origins.
  const query = useQuery(adminOpportunityQuery(row.id));
  const opportunity = query.data === null ? toDetail(row) : query.data;
  if (query.isError && !opportunity)
    return (
      <ErrorState
        title={t("The opportunity could not be loaded")}
        error={query.error}
        onRetry={query.refetch}
        retrying={query.isFetching}
      />
    );
  if (!opportunity)
    return (
      <SkeletonGroup label={t("Loading the opportunity")} className="space-y-5">
        {["h-10", "h-32", "h-10", "h-10", "h-10", "h-10"].map((height, index) => (
          <div key={index} className="space-y-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className={height} />
          </div>
        ))}
      </SkeletonGroup>
    );
  return (
    <>
      <ProposedChanges opportunity={opportunity} />
      <EditForm opportunity={opportunity} onDirtyChange={onDirtyChange} onDone={onDone} />
      <History log={opportunity.log} />
    </>
  );
}

/** Edits the list's fields alone where the server offers no more. */
const toDetail = (row: AdminOpportunityView): AdminOpportunityDetailView => ({
  ...row,
  ...readRules(row),
  origins: {},
  lockedFields: [],
  changes: [],
  log: [],
});

function DeleteDialog({
  opportunity,
  isOpen,
  onClose,
}: {
  opportunity: AdminOpportunityView;
  isOpen: boolean;
  onClose: () => void;
}) {
  const remove = useDeleteOpportunity(opportunity, onClose);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("Delete opportunity")}
      description={t(
        'Are you sure you want to delete "{name}"? This action cannot be undone. Founders will no longer find it; applications that were started for it keep their texts.',
        { name: opportunity.name },
      )}
      confirmLabel={t("Delete")}
      pending={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}
