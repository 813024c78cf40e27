import { Suspense, useEffect, useMemo, type ReactNode } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { Route, useLocation, useRouter, useSearch } from "wouter";
import { ErrorState } from "@/components/error-state";
import { StandaloneLayout } from "@/components/standalone-layout";
import { currentUserKey, useCurrentUser } from "@/lib/api/current-user";
import { draftOwner } from "@/lib/form-drafts";
import { nextFromSearch, paths } from "@/lib/paths";
import { ErrorBoundary } from "./error-boundary";
import { shell } from "./lazy-shell";
import { LoadingScreen, PageLoading } from "./loading-screen";
import { NotFoundPage } from "./not-found-page";
import { Preloading, useFirstCode } from "./preloading";
import { findScreen, landing, type Screen } from "./routes";
import { t } from "@/words";

/** Decides by address and person what to show: a screen in or outside the shell, the landing page, or elsewhere. */
export function Screens() {
  const [path] = useLocation();
  const { parser } = useRouter();
  // Asked once: another look at a failed answer, by a part that comes later, would ask anew.
  const current = useCurrentUser();
  const { user, isLoading } = current;
  const screen = path === paths.home && !user ? landing : findScreen(parser, path);
  const isSignedIn = user !== null;
  const parts = useMemo(() => partsOf(screen, isSignedIn), [screen, isSignedIn]);
  const isHere = useFirstCode(isLoading ? null : parts);
  if (isLoading || !isHere) return <LoadingScreen />;
  return (
    <>
      <Preloading screen={screen} isAdmin={user?.isAdmin === true} />
      <ScreenFor screen={screen} current={current} />
    </>
  );
}

/** The code of what will be shown; of a screen that the person is led away from, nothing. */
function partsOf(screen: Screen | undefined, isSignedIn: boolean) {
  const isShown = screen && screen.access !== (isSignedIn ? "guest" : "member");
  return [...(isSignedIn ? [shell] : []), ...(isShown ? [screen] : [])];
}

function ScreenFor({
  screen,
  current: { user, error, refetch },
}: {
  screen: Screen | undefined;
  current: ReturnType<typeof useCurrentUser>;
}) {
  const [path] = useLocation();
  const search = useSearch();
  const inShell = (children: ReactNode) =>
    user ? (
      <Suspense fallback={<LoadingScreen />}>
        <shell.Page user={user}>{children}</shell.Page>
      </Suspense>
    ) : (
      children
    );
  if (!screen) return inShell(<NotFoundPage standalone={!user} />);
  if (screen.access === "guest" && user)
    return <LeadTo path={nextFromSearch(search) ?? paths.home} when="signed-in" />;
  if (screen.access === "member" && !user) {
    // A server that cannot be reached has not said that nobody is signed in: keep the address and offer another try.
    if (error) {
      return (
        <StandaloneLayout>
          <div className="w-full max-w-md">
            <ErrorState title={t("We could not reach the server")} error={error} onRetry={refetch} />
          </div>
        </StandaloneLayout>
      );
    }
    return <LeadTo path={paths.login(search ? `${path}?${search}` : path)} when="signed-out" />;
  }
  // Begins anew for somebody else too, who may sign in in another tab: what a form holds is of one person.
  const key = screen.access === "member" ? `${draftOwner(user)} ${path}` : path;
  const page = <ScreenPage key={key} screen={screen} />;
  return screen.access === "member" ? inShell(page) : page;
}

function ScreenPage({ screen }: { screen: Screen }) {
  const inShell = screen.access === "member";
  return (
    <ErrorBoundary standalone={!inShell}>
      <Suspense fallback={inShell ? <PageLoading /> : <LoadingScreen />}>
        <Route path={screen.path}>
          <screen.Page />
        </Route>
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * Goes elsewhere, if it is still true: signing in or out changes the person and the address a moment apart, and what
 * was rendered between the two must not lead anybody away.
 */
function LeadTo({ path, when }: { path: string; when: "signed-in" | "signed-out" }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  useEffect(() => {
    const isSignedIn = Boolean(client.getQueryData(currentUserKey));
    if (isSignedIn === (when === "signed-in")) navigate(path, { replace: true });
  }, [client, navigate, path, when]);
  return <LoadingScreen />;
}
