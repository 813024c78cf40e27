import { Suspense, useEffect, type ReactNode } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { Route, useLocation, useRouter, useSearch } from "wouter";
import { ErrorState } from "@/components/error-state";
import { StandaloneLayout } from "@/components/standalone-layout";
import { currentUserKey, useCurrentUser } from "@/lib/current-user";
import { nextFromSearch, paths } from "@/lib/paths";
import { ErrorBoundary } from "./error-boundary";
import { LoadingScreen, PageLoading } from "./loading-screen";
import { NotFoundPage } from "./not-found-page";
import { useEarlyLoading, usePreloading } from "./preloading";
import { findScreen, landing, type Screen } from "./routes";
import { Shell } from "./shell/shell";

/** Decides by address and person what to show: a screen in or outside the shell, the landing page, or elsewhere. */
export function Screens() {
  const [path] = useLocation();
  const search = useSearch();
  const { parser } = useRouter();
  const { user, isLoading, error, refetch } = useCurrentUser();

  const found = findScreen(parser, path);
  const isLanding = path === paths.home && !user;
  const screen = isLanding ? landing : found;
  useEarlyLoading(found, user, isLoading);
  usePreloading(isLoading ? undefined : screen);

  if (isLoading) return <LoadingScreen />;
  const inShell = (children: ReactNode) => (user ? <Shell user={user}>{children}</Shell> : children);
  if (!screen) return inShell(<NotFoundPage standalone={!user} />);
  if (screen.access === "guest" && user)
    return <LeadTo path={nextFromSearch(search) ?? paths.home} when="signed-in" />;
  if (screen.access === "member" && !user) {
    // A server that cannot be reached has not said that nobody is signed in: keep the address and offer another try.
    if (error) {
      return (
        <StandaloneLayout>
          <ErrorState title="We could not reach the server" error={error} onRetry={refetch} />
        </StandaloneLayout>
      );
    }
    return <LeadTo path={paths.login(search ? `${path}?${search}` : path)} when="signed-out" />;
  }
  const page = <ScreenPage key={path} screen={screen} />;
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
