import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "@/components/error-state";
import { lazyPart } from "@/components/lazy-part";
import { lazyDialog } from "@/ui/lazy-dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { factorsQuery } from "@/lib/api/queries/factors";
import { t } from "@/words";
import { SettingsSection } from "../components/settings-section";
import { answerConfirmation, useConfirmationQuestion } from "./confirmation";

// Settings is a long screen, so that this part of it is a file of its own.
const factorList = lazyPart(() => import("./factor-list"));
const confirmationDialog = lazyDialog(() => import("./confirmation-dialog"));

/** What a sign-in asks for beside the password. */
export function SecondFactorSection() {
  const factors = useQuery(factorsQuery());
  return (
    <SettingsSection
      id="second-factor"
      description={t("Asks for something that only you have, beside your password, when you sign in.")}
    >
      {factors.isPending && <FactorsSkeleton />}
      {factors.isError && (
        <ErrorState
          title={t("Your second step could not be loaded")}
          error={factors.error}
          onRetry={factors.refetch}
          retrying={factors.isFetching}
        />
      )}
      {factors.data && <factorList.Part factors={factors.data} fallback={<FactorsSkeleton />} />}
      <ConfirmationQuestion />
    </SettingsSection>
  );
}

export const FactorsSkeleton = () => (
  <SkeletonGroup label={t("Loading your second step")} className="space-y-3">
    <Skeleton className="h-4 w-72 max-w-full" />
    <Skeleton className="h-11" />
  </SkeletonGroup>
);

/** Opens the dialog when an act beside it needs it. */
export function ConfirmationQuestion() {
  const question = useConfirmationQuestion();
  confirmationDialog.usePreload();
  return <confirmationDialog.Dialog isOpen={question !== null} onClose={refuse} />;
}

const refuse = () => answerConfirmation(false);
