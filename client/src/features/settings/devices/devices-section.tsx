import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";
import { SettingsSection } from "../components/settings-section";
import { sessionsQuery } from "./devices-api";
import { SessionRow } from "./session-row";

const endOthersDialog = lazyDialog(() => import("./end-others-dialog"));

/** Lists where the person is signed in, and ends sessions there. */
export function DevicesSection() {
  const sessions = useQuery(sessionsQuery());
  const { open, wasOpened, shown } = useOpening();
  endOthersDialog.usePreload();
  const root = useRef<HTMLDivElement>(null);
  // The pressed button is removed with its row.
  const takeFocus = () => root.current?.closest("section")?.focus({ preventScroll: true });
  const hasOthers = sessions.data?.some(({ current }) => !current) ?? false;
  return (
    <SettingsSection
      id="devices"
      description={t(
        "Where you are signed in. End a session if you do not know the device, and change your password.",
      )}
    >
      <div ref={root}>
        {sessions.isPending && (
          <SkeletonGroup label={t("Loading your devices")} className="flex items-center gap-4">
            <Skeleton className="size-11 shrink-0" />
            <div className="min-w-0 grow space-y-2">
              <Skeleton className="h-4 w-44 max-w-full" />
              <Skeleton className="h-4 w-64 max-w-full" />
            </div>
          </SkeletonGroup>
        )}
        {sessions.isError && (
          <ErrorState
            title={t("Your devices could not be loaded")}
            error={sessions.error}
            onRetry={sessions.refetch}
            retrying={sessions.isFetching}
          />
        )}
        {sessions.data && (
          <ul className="divide-y divide-line">
            {sessions.data.map((session) => (
              <SessionRow key={session.id} session={session} onEnded={takeFocus} />
            ))}
          </ul>
        )}
        {sessions.data && !hasOthers && (
          <p className="mt-4 text-sm text-quiet">{t("You are not signed in anywhere else.")}</p>
        )}
        {hasOthers && (
          <Button variant="outline" className="mt-5 text-destructive! max-md:w-full" onClick={open}>
            {t("End all other sessions")}
          </Button>
        )}
      </div>
      {wasOpened && <endOthersDialog.Dialog {...shown} onEnded={takeFocus} />}
    </SettingsSection>
  );
}
