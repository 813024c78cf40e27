import { useLayoutEffect, useRef, useState } from "react";
import { LogoMark } from "@/components/logo";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";

/** Shown while the signed-in user is unknown. The words wait a moment, so that a quick answer shows nothing at all. */
export function LoadingScreen() {
  const fading = useRef<HTMLDivElement>(null);
  const [soFar] = useState(getStartFade);
  useLayoutEffect(() => {
    if (soFar !== null) for (const fade of fading.current?.getAnimations() ?? []) fade.currentTime = soFar;
  }, [soFar]);
  return (
    <div role="status" aria-busy="true" className="grid min-h-dvh place-items-center">
      <div ref={fading} className="flex animate-late-in flex-col items-center gap-4 text-quiet">
        <LogoMark className="size-12 animate-pulse-soft text-primary" />
        <p>{t("Loading")}</p>
      </div>
    </div>
  );
}

const LONG_OVER_MS = 10_000;

/** Returns how far the fade-in of index.html's logo has come, in ms, so that this one continues it. */
function getStartFade(): number | null {
  const mark = document.getElementById("start")?.firstElementChild;
  if (!mark) return null;
  const [fade] = mark.getAnimations();
  return fade ? Number(fade.currentTime) : LONG_OVER_MS;
}

/** Shown while a screen's code loads: a heading and a few blocks, in the place of the screen. */
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
