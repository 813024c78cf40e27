import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Compass, FileText, History, Landmark, type LucideIcon, PanelTop } from "lucide-react";
import type { CurrentUserView } from "@shared/validators/auth";
import { textIncludes } from "@/hooks/use-search-param";
import { applicationsQuery } from "@/lib/api/queries/applications";
import { fundersQuery } from "@/lib/api/queries/funders";
import { opportunityListQuery } from "@/lib/api/queries/opportunities";
import { draftOwner } from "@/lib/form-drafts";
import { paths } from "@/lib/paths";
import { listRecentScreens } from "@/lib/recent-screens";
import { listScreens } from "./screen-names";
import { t } from "@/words";

export type Choice = { path: string; name: string; note?: string };
/** `first` is the place of its first choice among those of all groups. */
export type ChoiceGroup = { name: string; icon: LucideIcon; choices: Choice[]; first: number };

const SHOWN_MAX = 5;
/** Fewer letters find too much to be of use. */
const LETTERS_MIN = 2;

/**
 * Lists where a person may want to go: what they opened last and the screens while nothing is typed, else screens, applications,
 * opportunities and funders that are called so.
 * @param typed filters what is here already
 * @param asked is searched for by the server, once typing has paused
 */
export function useChoices(user: CurrentUserView, typed: string, asked: string) {
  const isSearch = asked.length >= LETTERS_MIN;
  const applications = useQuery(applicationsQuery());
  const funders = useQuery({ ...fundersQuery(), enabled: isSearch });
  // The request for a text that is no longer typed is aborted.
  const found = useInfiniteQuery({ ...opportunityListQuery({ search: asked }), enabled: isSearch });
  const isSearching =
    (typed.length >= LETTERS_MIN && typed !== asked) ||
    (isSearch && (found.isFetching || funders.isFetching)) ||
    applications.isPending;
  const failed = [applications, ...(isSearch ? [funders, found] : [])].find(({ isError }) => isError);

  const screens = listScreens(user.isAdmin).map(({ path, name }) => ({ path, name }));
  if (typed === "") {
    const here = window.location.pathname;
    const recent = listRecentScreens(draftOwner(user) ?? "")
      .filter(({ path }) => path !== here)
      .slice(0, SHOWN_MAX)
      .map(({ path, title }) => ({ path, name: title }));
    return {
      groups: groupsWithChoices([
        { name: t("Opened last"), icon: History, choices: recent },
        { name: t("Screens"), icon: PanelTop, choices: screens },
      ]),
      isSearching: false,
      failed: undefined,
    };
  }
  const named = (choices: Choice[]) =>
    choices.filter(({ name, note }) => textIncludes(typed, name, note)).slice(0, SHOWN_MAX);
  const opportunities = ((isSearch && found.data?.pages[0]?.opportunities) || []).map(
    ({ id, name, funderName }) => ({
      path: paths.opportunity(id),
      name,
      ...(funderName && { note: funderName }),
    }),
  );
  return {
    groups: groupsWithChoices([
      { name: t("Screens"), icon: PanelTop, choices: named(screens) },
      {
        name: t("Applications"),
        icon: FileText,
        choices: named(
          (applications.data ?? []).map(({ id, title, opportunity, entity }) => ({
            path: paths.application(id),
            name: opportunity?.name ?? title ?? t("Untitled Application"),
            note: entity.name,
          })),
        ),
      },
      {
        name: t("Opportunities"),
        icon: Compass,
        // Enter must not open what was found for the text before. What is found for this one may be called otherwise.
        choices: typed === asked ? opportunities.slice(0, SHOWN_MAX) : named(opportunities),
      },
      {
        name: t("Funders § switcher"),
        icon: Landmark,
        choices: isSearch
          ? named((funders.data ?? []).map(({ id, name }) => ({ path: paths.funder(id), name })))
          : [],
      },
    ]),
    isSearching,
    failed,
  };
}

function groupsWithChoices(groups: Omit<ChoiceGroup, "first">[]): ChoiceGroup[] {
  let first = 0;
  return groups.flatMap((group) => {
    if (group.choices.length === 0) return [];
    const placed = { ...group, first };
    first += group.choices.length;
    return [placed];
  });
}
