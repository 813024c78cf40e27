import type { ComponentType } from "react";
import { matchRoute, type RouterObject } from "wouter";
import type { PageQueries } from "@/lib/api/page-queries";
import type { LoadOnce } from "@/lib/load-once";
import { paths } from "@/lib/paths";
import { lazyScreen } from "./lazy-screen";
import { shell } from "./lazy-shell";

type Parser = RouterObject["parser"];
/** `pageQueries` are fetched when a link is hovered, and by the server when it renders the screen. */
type PageModule = { default: ComponentType; pageQueries?: PageQueries };

/** member: for signed-in users, in the shell. guest: for visitors, others are redirected. public: for all. */
export type Access = "member" | "guest" | "public";
export type Screen = {
  path: string;
  access: Access;
  load: LoadOnce<PageModule>;
  Page: ComponentType;
  next: readonly string[];
};

/** Declares a screen. `next` names the screens most likely opened from it; their code is fetched when the browser is idle. */
function screen(
  path: string,
  access: Access,
  load: () => Promise<PageModule>,
  next: readonly string[] = [],
): Screen {
  return { path, access, ...lazyScreen(load), next };
}

const OPPORTUNITY = "/opportunities/:id";
const APPLICATION = "/applications/:id";

// The landing page stays small: the sign-in screens' code is fetched only when a link is hovered.
export const landing = screen(paths.home, "public", () => import("@/features/landing/pages/landing-page"));

export const SCREENS: readonly Screen[] = [
  screen(paths.home, "member", () => import("@/features/dashboard/pages/dashboard-page"), [
    paths.opportunities,
    OPPORTUNITY,
  ]),
  screen(paths.login(), "guest", () => import("@/features/auth/pages/login-page"), [paths.home]),
  screen(paths.signup, "guest", () => import("@/features/auth/pages/signup-page"), [paths.home]),
  screen(paths.forgotPassword, "public", () => import("@/features/auth/pages/forgot-password-page")),
  screen(paths.resetPassword, "public", () => import("@/features/auth/pages/reset-password-page"), [
    paths.login(),
  ]),
  screen(paths.verifyEmail, "public", () => import("@/features/auth/pages/verify-email-page")),
  screen(paths.unsubscribe, "public", () => import("@/features/auth/pages/unsubscribe-page")),
  screen(paths.accessibility, "public", () => import("@/features/accessibility/pages/accessibility-page")),
  screen(paths.opportunities, "member", () => import("@/features/opportunities/pages/opportunities-page"), [
    OPPORTUNITY,
  ]),
  screen(OPPORTUNITY, "member", () => import("@/features/opportunities/pages/opportunity-detail-page"), [
    paths.applications,
  ]),
  screen(paths.applications, "member", () => import("@/features/applications/pages/applications-page"), [
    APPLICATION,
  ]),
  screen(APPLICATION, "member", () => import("@/features/applications/pages/application-detail-page")),
  screen(paths.toolkit, "member", () => import("@/features/toolkit/pages/toolkit-page")),
  screen(paths.pitchDeck, "member", () => import("@/features/pitch-decks/pages/pitch-deck-page")),
  screen(paths.funders, "member", () => import("@/features/funders/pages/funders-page")),
  screen(paths.resources, "member", () => import("@/features/resources/pages/resources-page")),
  screen(paths.news, "member", () => import("@/features/news/pages/news-page"), [OPPORTUNITY, APPLICATION]),
  screen(paths.settings, "member", () => import("@/features/settings/pages/settings-page")),
  screen(paths.adminVerification, "member", () => import("@/features/admin/pages/admin-page")),
];

/** Finds the screen of an address; undefined for an unknown one. */
export function findScreen(parser: Parser, path: string): Screen | undefined {
  return SCREENS.find((candidate) => matchRoute(parser, candidate.path, path)[0]);
}

/** Loads the code of a screen, named by its path in the table above, and of its frame. */
export async function loadScreen(path: string, { isSignedIn }: { isSignedIn: boolean }): Promise<PageModule> {
  const found = path === paths.home && !isSignedIn ? landing : SCREENS.find((each) => each.path === path);
  if (!found) throw new Error(`There is no screen ${path}`);
  const [module] = await Promise.all([found.load(), isSignedIn && shell.load()]);
  return module;
}
