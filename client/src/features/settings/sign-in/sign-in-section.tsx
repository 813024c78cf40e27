import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "wouter";
import { ErrorState } from "@/components/error-state";
import { lazyPart } from "@/components/lazy-part";
import { SignInProblem } from "@/components/sign-in-problem";
import { signInWaysQuery } from "@/lib/api/queries/sign-in-ways";
import { readSignInProviders } from "@/lib/sign-in-providers";
import { toast } from "@/lib/toast";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";
import { SettingsSection } from "../components/settings-section";

const serviceList = lazyPart(() => import("./service-list"));

/** Whether other services sign people in here, or did so for this user. */
export function useServices(): { hasServices: boolean; isSettled: boolean } {
  const ways = useQuery(signInWaysQuery());
  return {
    hasServices: readSignInProviders().length > 0 || (ways.data?.identities.length ?? 0) > 0,
    isSettled: !ways.isPending || ways.failureCount > 0,
  };
}

/** The other services that sign the user in, or could. */
export function SignInSection() {
  const ways = useQuery(signInWaysQuery());
  const [params] = useSearchParams();
  useSayWhatIsDone();
  return (
    <SettingsSection id="sign-in" description={t("Services that sign you in instead of your password.")}>
      <SignInProblem search={String(params)} className="mb-5" />
      {ways.isPending && <ServicesSkeleton />}
      {ways.isError && (
        <ErrorState
          title={t("Your services could not be loaded")}
          error={ways.error}
          onRetry={ways.refetch}
          retrying={ways.isFetching}
        />
      )}
      {ways.data && <serviceList.Part ways={ways.data} fallback={<ServicesSkeleton />} />}
    </SettingsSection>
  );
}

const ServicesSkeleton = () => (
  <SkeletonGroup label={t("Loading your services")} className="space-y-3">
    <Skeleton className="h-11" />
  </SkeletonGroup>
);

/** Says how a visit to a service ended, once. */
function useSayWhatIsDone(): void {
  const [params, setParams] = useSearchParams();
  const done = params.get("done");
  useEffect(() => {
    if (done === null) return;
    if (done === "link") toast({ title: t("It signs you in from now on") });
    else
      toast({
        title: t("Thank you, it is you"),
        description: t("This counts for ten minutes: do now what you wanted to do."),
      });
    setParams(
      (known) => {
        known.delete("done");
        known.delete("provider");
        return known;
      },
      { replace: true },
    );
  }, [done, setParams]);
}
