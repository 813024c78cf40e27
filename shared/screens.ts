/**
 * `member`: for signed-in users, in the shell. `guest`: for visitors, others are redirected. `public`: for all.
 * `reading`: for all, and in the shell for signed-in users.
 */
export type Access = "member" | "guest" | "public" | "reading";

/** One screen of the product. */
export type ScreenEntry = {
  /** The pattern of its address; `:id` stands for a record's id. */
  path: string;
  access: Access;
  /** Its source file, from client/src. */
  file: string;
  /** The same of what visitors see at the address of a screen for members. Without it they are sent to sign in. */
  visitorFile?: string;
  /** The paths of the screens that are most likely opened from it. */
  next?: readonly string[];
  /** Whether the server renders it. People arrive at these screens, or are sent links to them. */
  isRendered?: boolean;
};

/** Visitors see it at `/`. It stays small: the code of the screens after it is fetched only when a link is hovered. */
export const LANDING: ScreenEntry = {
  path: "/",
  access: "public",
  file: "features/landing/pages/landing-page.tsx",
};

const OPPORTUNITY = "/opportunities/:id";
const APPLICATION = "/applications/:id";
const AFTER = "/applications/:id/after";

/** Every screen, once: the client routes by this table, and the server preloads and renders by it. The first match counts. */
export const SCREENS: readonly ScreenEntry[] = [
  {
    path: "/",
    access: "member",
    file: "features/dashboard/pages/dashboard-page.tsx",
    next: ["/opportunities", OPPORTUNITY],
    isRendered: true,
  },
  { path: "/login", access: "guest", file: "features/auth/pages/login-page.tsx", next: ["/"] },
  { path: "/signup", access: "guest", file: "features/auth/pages/signup-page.tsx", next: ["/"] },
  { path: "/forgot-password", access: "public", file: "features/auth/pages/forgot-password-page.tsx" },
  {
    path: "/reset-password",
    access: "public",
    file: "features/auth/pages/reset-password-page.tsx",
    next: ["/login"],
  },
  { path: "/verify-email", access: "public", file: "features/auth/pages/verify-email-page.tsx" },
  { path: "/change-email", access: "public", file: "features/auth/pages/change-email-page.tsx" },
  {
    path: "/cancel-email-change",
    access: "public",
    file: "features/auth/pages/cancel-email-change-page.tsx",
  },
  { path: "/keep-second-step", access: "public", file: "features/auth/pages/keep-second-step-page.tsx" },
  { path: "/invitation", access: "public", file: "features/auth/pages/invitation-page.tsx" },
  { path: "/guest", access: "public", file: "features/guests/pages/guest-page.tsx" },
  { path: "/shared", access: "public", file: "features/shortlists/pages/shared-shortlist-page.tsx" },
  { path: "/unsubscribe", access: "public", file: "features/auth/pages/unsubscribe-page.tsx" },
  {
    path: "/accessibility",
    access: "reading",
    file: "features/accessibility/pages/accessibility-page.tsx",
    isRendered: true,
  },
  {
    path: "/how-it-works",
    access: "reading",
    file: "features/how-it-works/pages/how-it-works-page.tsx",
    isRendered: true,
  },
  {
    path: "/privacy",
    access: "reading",
    file: "features/privacy/pages/privacy-page.tsx",
    isRendered: true,
  },
  {
    path: "/sources",
    access: "reading",
    file: "features/sources/pages/sources-page.tsx",
    isRendered: true,
  },
  {
    path: "/opportunities",
    access: "member",
    file: "features/opportunities/pages/opportunities-page.tsx",
    visitorFile: "features/opportunities/pages/public-opportunities-page.tsx",
    next: [OPPORTUNITY],
    isRendered: true,
  },
  {
    path: OPPORTUNITY,
    access: "member",
    file: "features/opportunities/pages/opportunity-detail-page.tsx",
    visitorFile: "features/opportunities/pages/public-opportunity-page.tsx",
    next: ["/applications"],
    isRendered: true,
  },
  {
    path: "/compare",
    access: "member",
    file: "features/opportunities/pages/compare-page.tsx",
    next: [OPPORTUNITY],
  },
  {
    path: "/shortlists",
    access: "member",
    file: "features/shortlists/pages/shortlists-page.tsx",
    next: ["/shortlists/:id"],
  },
  {
    path: "/shortlists/:id",
    access: "member",
    file: "features/shortlists/pages/shortlist-page.tsx",
    next: [OPPORTUNITY],
  },
  {
    path: "/themes/:id",
    access: "member",
    file: "features/opportunities/pages/theme-link-page.tsx",
    visitorFile: "features/opportunities/pages/public-theme-page.tsx",
    isRendered: true,
  },
  {
    path: "/countries/:id",
    access: "member",
    file: "features/opportunities/pages/country-link-page.tsx",
    visitorFile: "features/opportunities/pages/public-country-page.tsx",
    isRendered: true,
  },
  {
    path: "/applications",
    access: "member",
    file: "features/applications/pages/applications-page.tsx",
    next: [APPLICATION],
  },
  { path: APPLICATION, access: "member", file: "features/applications/pages/application-detail-page.tsx" },
  { path: `${APPLICATION}/call`, access: "member", file: "features/calls/pages/call-page.tsx" },
  { path: `${APPLICATION}/budget`, access: "member", file: "features/budgets/pages/budget-page.tsx" },
  { path: AFTER, access: "member", file: "features/after/pages/after-page.tsx" },
  {
    path: `${APPLICATION}/ready`,
    access: "member",
    file: "features/readiness/pages/readiness-page.tsx",
    next: [APPLICATION],
  },
  { path: "/calendar", access: "member", file: "features/calendar/pages/calendar-page.tsx" },
  { path: "/toolkit", access: "member", file: "features/toolkit/pages/toolkit-page.tsx" },
  { path: "/documents", access: "member", file: "features/documents/pages/documents-page.tsx" },
  { path: "/answers", access: "member", file: "features/answers/pages/answers-page.tsx" },
  { path: "/pitch-deck", access: "member", file: "features/pitch-decks/pages/pitch-deck-page.tsx" },
  { path: "/funders", access: "member", file: "features/funders/pages/funders-page.tsx" },
  {
    path: "/funders/:id",
    access: "member",
    file: "features/funders/pages/funder-link-page.tsx",
    visitorFile: "features/funders/pages/public-funder-page.tsx",
    isRendered: true,
  },
  { path: "/resources", access: "member", file: "features/resources/pages/resources-page.tsx" },
  {
    path: "/news",
    access: "member",
    file: "features/news/pages/news-page.tsx",
    next: [OPPORTUNITY, APPLICATION],
  },
  { path: "/settings", access: "member", file: "features/settings/pages/settings-page.tsx" },
  {
    path: "/settings/fill/:id",
    access: "member",
    file: "features/settings/pages/fill-profile-page.tsx",
    next: ["/settings"],
  },
  { path: "/connect", access: "member", file: "features/settings/pages/connect-page.tsx" },
  { path: "/admin/verification", access: "member", file: "features/admin/pages/admin-page.tsx" },
];
