import { Suspense, useEffect, useMemo, type ReactNode } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { Route, useLocation, useRouter, useSearch } from "wouter";
import { ErrorState } from "@/components/error-state";
import { StandaloneLayout } from "@/components/standalone-layout";
import { currentUserKey, useCurrentUser } from "@/lib/api/current-user";
import { useFactorNeeded } from "@/lib/api/factor-needed";
import { draftsPart, loadDraftKey } from "@/lib/draft-key";
import { draftOwner } from "@/lib/form-drafts";
import { nextFromSearch, paths } from "@/lib/paths";
import { ErrorBoundary } from "./error-boundary";
import { neededFactor, shell } from "./lazy-shell";
import { LoadingScreen, PageLoading } from "./loading-screen";
import { NotFoundPage } from "./not-found-page";
import { Preloading, useFirstCode } from "./preloading";
import { findScreen, landing, type Screen } from "./routes";
import { t } from "@/words";

/** Chooses by address and user: a screen in or outside the shell, the landing page, or a redirect. */
export function Screens() {
  const [path] = useLocation();
  const { parser } = useRouter();
  // Read only here: a second observer that mounts later would repeat a failed request.
  const current = useCurrentUser();
  const { user, isLoading } = current;
  const screen = chooseScreen(findScreen(parser, path), path, user !== null);
  const personId = draftOwner(user);
  const parts = useMemo(() => partsOf(screen, personId), [screen, personId]);
  useEffect(() => {
    if (personId !== undefined) void loadDraftKey(personId);
  }, [personId]);
  const isHere = useFirstCode(isLoading ? null : parts);
  if (isLoading || !isHere) return <LoadingScreen />;
  return (
    <>
      <Preloading screen={screen} isAdmin={user?.isAdmin === true} />
      <ScreenFor screen={screen} current={current} />
    </>
  );
}

/** Visitors see some addresses of members in a form of their own. */
function chooseScreen(found: Screen | undefined, path: string, isSignedIn: boolean): Screen | undefined {
  if (isSignedIn) return found;
  return path === paths.home ? landing : (found?.forVisitors ?? found);
}

/** Lists the code and the key of drafts that the screen needs; none where the user will be redirected. */
function partsOf(screen: Screen | undefined, personId: string | undefined) {
  const isSignedIn = personId !== undefined;
  const isShown = screen && screen.access !== (isSignedIn ? "guest" : "member");
  return [...(isSignedIn ? [shell, ...draftsPart(personId)] : []), ...(isShown ? [screen] : [])];
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
  const isFactorNeeded = useFactorNeeded();
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
    return <RedirectTo path={nextFromSearch(search) ?? paths.home} when="signed-in" />;
  if (screen.access === "member" && !user) {
    // An unreachable server has not said that nobody is signed in: keep the address and offer another try.
    if (error) {
      return (
        <StandaloneLayout>
          <div className="w-full max-w-md">
            <ErrorState title={t("We could not reach the server")} error={error} onRetry={refetch} />
          </div>
        </StandaloneLayout>
      );
    }
    return <RedirectTo path={paths.login(search ? `${path}?${search}` : path)} when="signed-out" />;
  }
  if (screen.access === "member" && isFactorNeeded)
    return (
      <ErrorBoundary standalone>
        <Suspense fallback={<LoadingScreen />}>
          <neededFactor.Page />
        </Suspense>
      </ErrorBoundary>
    );
  // The key includes the user: another one may sign in in another tab, and must not see this one's forms.
  const key = screen.access === "member" ? `${draftOwner(user)} ${path}` : path;
  const page = <ScreenPage key={key} screen={screen} />;
  if (!hasLayout(screen)) return page;
  return user ? inShell(page) : <StandaloneLayout>{page}</StandaloneLayout>;
}

/** Whether the screen is shown within a layout, and has none of its own. */
const hasLayout = ({ access }: Screen) => access === "member" || access === "reading";

function ScreenPage({ screen }: { screen: Screen }) {
  const isInLayout = hasLayout(screen);
  return (
    <ErrorBoundary standalone={!isInLayout}>
      <Suspense fallback={isInLayout ? <PageLoading /> : <LoadingScreen />}>
        <Route path={screen.path}>
          <screen.Page />
        </Route>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Redirects, if the reason still holds: user and address change a moment apart, and a render between the two must not redirect. */
function RedirectTo({ path, when }: { path: string; when: "signed-in" | "signed-out" }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  useEffect(() => {
    const isSignedIn = Boolean(client.getQueryData(currentUserKey));
    if (isSignedIn === (when === "signed-in")) navigate(path, { replace: true });
  }, [client, navigate, path, when]);
  return <LoadingScreen />;
}
