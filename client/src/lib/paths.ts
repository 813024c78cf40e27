const withQuery = (path: string, params: Record<string, string | undefined>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) search.set(name, value);
  const query = search.toString();
  return query ? `${path}?${query}` : path;
};

/** Every address of the product, once. Ids are encoded. */
export const paths = {
  home: "/",
  /** `next` is where the person goes after signing in. */
  login: (next?: string) => withQuery("/login", { next: next === "/" ? undefined : next }),
  /** The best matches of Home. */
  matches: "/#top-matches",
  signup: "/signup",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  unsubscribe: "/unsubscribe",
  opportunities: "/opportunities",
  /** The list as a search was saved; the defaults are left out. */
  opportunitySearch: ({ search, country, sort }: { search: string; country: string; sort: string }) =>
    withQuery("/opportunities", { search, country, sort: sort === "relevance" ? undefined : sort }),
  /** `entityId`: how it fits that one of the person's entities. */
  opportunity: (id: string, entityId?: string) =>
    withQuery(`/opportunities/${encodeURIComponent(id)}`, { entity: entityId }),
  applications: "/applications",
  application: (id: string) => `/applications/${encodeURIComponent(id)}`,
  toolkit: "/toolkit",
  pitchDeck: "/pitch-deck",
  /** A deck's analysis. */
  deck: (id: string) => withQuery("/pitch-deck", { deck: id }),
  funders: "/funders",
  /** With the funder's profile open. */
  funder: (id: string) => withQuery("/funders", { profile: id }),
  resources: "/resources",
  accessibility: "/accessibility",
  news: "/news",
  settings: "/settings",
  notificationSettings: "/settings#notifications",
  /** Some questions of an entity's profile (by `fieldName`); once they are answered, on to `back`. */
  questions: (entityId: string, ask: readonly string[], back: string) =>
    // Field names are plain words: the commas between them stay readable.
    `${withQuery("/settings", { entity: entityId, profile: "1" })}&ask=${ask.map(encodeURIComponent).join(",")}&back=${encodeURIComponent(back)}`,
  adminVerification: "/admin/verification",
} as const;

/** The path in `?next=`, only when it stays on this site; anything else is undefined. */
export function nextFromSearch(search: string): string | undefined {
  return internalPath(new URLSearchParams(search).get("next"));
}

/** A path that an address brought along, if it stays on this site. */
export function internalPath(path: string | null): string | undefined {
  if (!path || !path.startsWith("/")) return undefined;
  // The URL parser decides as the browser would: "//host" and "/\host" lead elsewhere.
  const url = new URL(path, "http://here.invalid");
  return url.origin === "http://here.invalid" ? url.pathname + url.search + url.hash : undefined;
}
