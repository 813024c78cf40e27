import { LogoMark } from "@/components/logo";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { t } from "./words";

/** While it is not known who is there. The words wait a moment, so that a quick answer shows nothing at all. */
export function LoadingScreen() {
  return (
    <div role="status" aria-busy="true" className="grid min-h-dvh place-items-center">
      <div className="flex animate-late-in flex-col items-center gap-4 text-quiet">
        <LogoMark className="size-12 animate-pulse-soft text-primary" />
        <p>{t("Loading")}</p>
      </div>
    </div>
  );
}

/** While a screen's code arrives: a heading and a few blocks, in the place where the screen will be. */
export function PageLoading() {
  return (
    <SkeletonGroup className="animate-late-in">
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="mt-3 h-5 w-96 max-w-full" />
      <div className="mt-8 grid gap-4 md:grid-cols-3 md:gap-6">
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-32 rounded-card" />
      </div>
    </SkeletonGroup>
  );
}
