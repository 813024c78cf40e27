import { internalPath } from "@shared/internal-path";

/** The values of a list are separated by commas. */
const withQuery = (path: string, params: Record<string, string | string[] | undefined>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value?.length) search.set(name, String(value));
  const query = search.toString();
  return query ? `${path}?${query}` : path;
};

/** Every address of the product. Ids are encoded. */
export const paths = {
  home: "/",
  /** `next` is the path to open after signing in. */
  login: (next?: string) => withQuery("/login", { next: next === "/" ? undefined : next }),
  /** The best matches on the home screen. */
  matches: "/#top-matches",
  signup: "/signup",
  /** `next` is the path to open after signing up. */
  signupFor: (next: string) => withQuery("/signup", { next }),
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  changeEmail: "/change-email",
  cancelEmailChange: "/cancel-email-change",
  unsubscribe: "/unsubscribe",
  invitation: "/invitation",
  opportunities: "/opportunities",
  /** The list with a saved search applied. Defaults are left out. */
  opportunitySearch: ({
    search = "",
    country = "",
    sort = "relevance",
    facets,
  }: {
    search?: string;
    country?: string;
    sort?: string;
    facets: Record<string, string[]>;
  }) =>
    withQuery("/opportunities", {
      search,
      country,
      sort: sort === "relevance" ? undefined : sort,
      ...facets,
    }),
  /** `entityId` shows the match with that entity. */
  opportunity: (id: string, entityId?: string) =>
    withQuery(`/opportunities/${encodeURIComponent(id)}`, { entity: entityId }),
  /** Opportunities side by side. Commas in the address can stay readable. */
  compare: (ids: readonly string[]) =>
    ids.length === 0 ? "/compare" : `/compare?ids=${ids.map(encodeURIComponent).join(",")}`,
  shortlists: "/shortlists",
  /** The shortlists with a new one begun. */
  newShortlist: (ids: readonly string[]) => `/shortlists?ids=${ids.map(encodeURIComponent).join(",")}`,
  shortlist: (id: string) => `/shortlists/${encodeURIComponent(id)}`,
  /** The public page of an opportunity, by its readable name. */
  publicOpportunity: (slug: string) => `/opportunities/${encodeURIComponent(slug)}`,
  theme: (slug: string) => `/themes/${encodeURIComponent(slug)}`,
  country: (code: string) => `/countries/${encodeURIComponent(code.toLowerCase())}`,
  publicFunder: (id: string) => `/funders/${encodeURIComponent(id)}`,
  applications: "/applications",
  application: (id: string) => `/applications/${encodeURIComponent(id)}`,
  /** What the call that an application answers says. */
  call: (id: string) => `/applications/${encodeURIComponent(id)}/call`,
  budget: (id: string) => `/applications/${encodeURIComponent(id)}/budget`,
  applicationReady: (id: string) => `/applications/${encodeURIComponent(id)}/ready`,
  /** The application with its comments open at one of them. */
  comment: (id: string, commentId: string) =>
    withQuery(`/applications/${encodeURIComponent(id)}`, { comment: commentId }),
  /** How it was sent, the result, and what an award brings. */
  after: (id: string) => `/applications/${encodeURIComponent(id)}/after`,
  calendar: "/calendar",
  toolkit: "/toolkit",
  answers: "/answers",
  pitchDeck: "/pitch-deck",
  deck: (id: string) => withQuery("/pitch-deck", { deck: id }),
  funders: "/funders",
  /** The list of funders with the funder's profile open. */
  funder: (id: string) => withQuery("/funders", { profile: id }),
  resources: "/resources",
  accessibility: "/accessibility",
  howItWorks: "/how-it-works",
  privacy: "/privacy",
  sources: "/sources",
  /** The list of sources at one of them. */
  source: (id: string) => `/sources#${encodeURIComponent(id)}`,
  news: "/news",
  settings: "/settings",
  notificationSettings: "/settings#notifications",
  calendarSettings: "/settings#calendar",
  secondFactor: "/settings#second-factor",
  /**
   * Some questions of an entity's profile, by `fieldName`. After they are answered the user goes to `back`.
   */
  questions: (entityId: string, ask: readonly string[], back: string) =>
    // Field names are plain words, so the commas between them can stay readable.
    `${withQuery("/settings", { entity: entityId, profile: "1" })}&ask=${ask.map(encodeURIComponent).join(",")}&back=${encodeURIComponent(back)}`,
  /** The questions of an entity's profile. */
  profile: (entityId: string) => withQuery("/settings", { entity: entityId, profile: "1" }),
  /** Answers for a profile from a website, a registration number or a file. */
  fillProfile: (entityId: string) => `/settings/fill/${encodeURIComponent(entityId)}`,
  adminVerification: "/admin/verification",
} as const;

/** Returns the path in `?next=` if it stays on this site, otherwise undefined. */
export function nextFromSearch(search: string): string | undefined {
  return internalPath(new URLSearchParams(search).get("next"));
}
