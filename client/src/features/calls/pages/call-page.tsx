import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ApplicationView } from "@shared/validators/applications";
import type { CallView } from "@shared/validators/calls";
import { ApplicationPage } from "@/components/application-page/application-page";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { ErrorState } from "@/components/error-state";
import { useDrafted } from "@/hooks/use-form-draft";
import { formatDateTime } from "@/lib/format/dates";
import { useMayEdit } from "@/lib/entity-rights";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";
import { callQuery, useDeleteCall } from "../call-api";
import { AskCall } from "../components/ask-call";
import { CallChanges } from "../components/call-changes";
import { CallSheet } from "../components/call-sheet";
import { CallSkeleton } from "../components/call-skeleton";
import { HowRead } from "../components/how-read";
import { GiveCall, pastedDraft } from "../components/give-call";
import { ProfileWarnings } from "../components/profile-warnings";
import { StopReading } from "../components/stop-reading";

/** What the call that an application answers says, with its words. */
export default function CallPage() {
  return (
    <ApplicationPage title={t("Call § application")} skeleton={<CallSkeleton />}>
      {(application) => <Sheet application={application} />}
    </ApplicationPage>
  );
}

function Sheet({ application }: { application: ApplicationView }) {
  const { data, isError, error, refetch, isFetching } = useQuery(callQuery(application.id));
  const isEditable = useMayEdit(application.entityId);
  // A text that was pasted and not sent shows itself again.
  const drafted = useDrafted([pastedDraft(application.id)]);
  const [isGiving, setGiving] = useState(drafted.length > 0);
  if (isError && !data)
    return (
      <ErrorState
        title={t("The call could not be loaded")}
        error={error}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <SkeletonGroup label={t("Loading the call")}>
        <CallSkeleton />
      </SkeletonGroup>
    );
  const { call, pageUrl } = data;
  const give = <GiveCall applicationId={application.id} pageUrl={pageUrl} onGiven={() => setGiving(false)} />;
  if (!call)
    return isEditable ? (
      give
    ) : (
      <p className="text-quiet">{t("Nobody has given the call of this application yet.")}</p>
    );
  return (
    <div className="space-y-6">
      <CallState applicationId={application.id} call={call} isEditable={isEditable} />
      {isEditable && (
        <CallActions applicationId={application.id} isGiving={isGiving} onGive={() => setGiving(!isGiving)} />
      )}
      {isGiving && isEditable && give}
      <ProfileWarnings application={application} warnings={call.warnings} />
      <CallChanges call={call} />
      {call.readAt !== null && <AskCall applicationId={application.id} pages={call.pages} />}
      <CallSheet
        applicationId={application.id}
        call={call}
        isEditable={isEditable}
        isInCatalogue={application.opportunityId !== null}
      />
    </div>
  );
}

function CallState({
  applicationId,
  call,
  isEditable,
}: {
  applicationId: string;
  call: CallView;
  isEditable: boolean;
}) {
  return (
    <div className="space-y-3">
      <p className="text-quiet wrap-anywhere">
        <bdi>{call.documentName}</bdi>
        {call.readAt !== null && (
          <>
            {"\u00A0· "}
            {t.count(call.pages, "1 page", "{n} pages")}
            {"\u00A0· "}
            {t("Read on {date}", { date: formatDateTime(call.readAt) ?? "" })}
          </>
        )}
      </p>
      {call.readAt !== null && <HowRead call={call} />}
      {call.status === "waiting" && (
        <Alert
          role="status"
          title={t("The call is being read…")}
          actions={isEditable && <StopReading applicationId={applicationId} />}
        >
          {t("You can leave this page. The sheet appears as soon as it is ready.")}
        </Alert>
      )}
      {call.status === "stopped" && <Alert role="status" title={t("The reading was stopped")} />}
      {call.status === "failed" && (
        <Alert tone="warning" role="status" title={t("The call could not be read")}>
          {call.failureReason}
        </Alert>
      )}
      {call.unreadPages > 0 && (
        <Alert tone="warning">
          {t.count(
            call.unreadPages,
            "1 page is a picture, as a scan is, and could not be read.",
            "{n} pages are pictures, as scans are, and could not be read.",
          )}
        </Alert>
      )}
    </div>
  );
}

function CallActions({
  applicationId,
  isGiving,
  onGive,
}: {
  applicationId: string;
  isGiving: boolean;
  onGive: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteCall(applicationId, () => setAsking(false));
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" aria-expanded={isGiving} onClick={onGive}>
        {t("Give a newer version")}
      </Button>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t("Delete the call")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t("Delete the call?")}
        description={t("Its text and the sheet are deleted. Tasks and questions that were made of it stay.")}
        confirmLabel={t("Delete")}
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </div>
  );
}
