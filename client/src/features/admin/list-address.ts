import { useSearchParams } from "wouter";
import { SEARCH_MAX } from "@shared/constants/limits";
import { FLAGS } from "@shared/constants/curation";
import { paths } from "@/lib/paths";
import type { ListFilters } from "@/lib/api/queries/admin";

const ADMIN_TABS = ["scraping", "active"] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];
export type ListAddress = ListFilters & { tab: AdminTab };

const parsePage = (text: string | null) => {
  const page = /^\d{1,6}$/.test(text ?? "") ? Number(text) : 1;
  return Math.max(1, page);
};

/** Reads the state of the screen from the address; unreadable parts are ignored. */
export function parseListAddress(params: URLSearchParams): ListAddress {
  const flag = params.get("flag");
  return {
    tab: ADMIN_TABS.find((tab) => tab === params.get("tab")) ?? "scraping",
    page: parsePage(params.get("page")),
    search: (params.get("search") ?? "").trim().slice(0, SEARCH_MAX),
    source: params.get("source") ?? "",
    flag: FLAGS.find((each) => each === flag) ?? "",
  };
}

/** Writes the state of the screen to the address; defaults are left out. */
function formatListAddress({ tab, page, search, source, flag }: ListAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== "scraping") params.set("tab", tab);
  for (const [name, value] of Object.entries({ search, source, flag })) if (value) params.set(name, value);
  if (page > 1) params.set("page", String(page));
  return params;
}

/** Returns the whole path, for links to a page of the list. */
export function getListPath(address: ListAddress): string {
  const query = formatListAddress(address).toString();
  return query ? `${paths.adminVerification}?${query}` : paths.adminVerification;
}

/**
 * Keeps tab, search, filters and page in the address. Tabs and pages get history entries; a filter gets none and starts at the first
 * page.
 */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const address = parseListAddress(params);
  const { tab, page, search, source, flag } = address;
  return {
    address,
    filters: { page, search, source, flag } satisfies ListFilters,
    isFiltered: search !== "" || source !== "" || flag !== "",
    setTab: (next: AdminTab) =>
      setParams(formatListAddress({ ...address, tab: next, page: 1, flag: next === tab ? flag : "" })),
    setFilters: (changes: Partial<Omit<ListFilters, "page">>) =>
      setParams((known) => formatListAddress({ ...parseListAddress(known), ...changes, page: 1 }), {
        replace: true,
      }),
    goToLastPage: (last: number) =>
      setParams((known) => formatListAddress({ ...parseListAddress(known), page: last }), { replace: true }),
  };
}
