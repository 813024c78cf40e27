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
  signup: "/signup",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  opportunities: "/opportunities",
  opportunity: (id: string) => `/opportunities/${encodeURIComponent(id)}`,
  applications: "/applications",
  application: (id: string) => `/applications/${encodeURIComponent(id)}`,
  toolkit: "/toolkit",
  pitchDeck: "/pitch-deck",
  /** A deck's analysis. */
  deck: (id: string) => withQuery("/pitch-deck", { deck: id }),
  funders: "/funders",
  resources: "/resources",
  settings: "/settings",
  adminVerification: "/admin/verification",
} as const;

/** The path in `?next=`, only when it stays on this site; anything else is undefined. */
export function nextFromSearch(search: string): string | undefined {
  const next = new URLSearchParams(search).get("next");
  if (!next || !next.startsWith("/")) return undefined;
  // The URL parser decides as the browser would: "//host" and "/\host" lead elsewhere.
  const url = new URL(next, "http://here.invalid");
  return url.origin === "http://here.invalid" ? url.pathname + url.search + url.hash : undefined;
}
