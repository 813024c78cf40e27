import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import type { ListView } from "@shared/constants/matching";
import type { FeedbackView } from "@shared/validators/feedback";
import type { OpportunityCardView, OpportunityListView } from "@shared/validators/opportunities";
import { apiRequest } from "./api-client";
import { toastFailure } from "./failure-toast";
import { opportunitiesKey } from "./queries/opportunities";
import { isShownIn } from "../shown-opportunities";
import { t } from "@/words";

type Feedback = FeedbackView | null;
type Marked = Pick<OpportunityCardView, "id" | "feedback">;
type Lists = InfiniteData<OpportunityListView> | { opportunities: Marked[] };

/**
 * One press of a button: `to` is the new feedback, `from` the old one, which comes back if the server
 * refuses.
 */
export type FeedbackChange = { id: string; from: Feedback; to: Feedback };

const FAILED = { saved: t("Failed to save"), dismissed: t("Failed to hide") } as const;

/**
 * Stores feedback on an opportunity, or removes it (`to: null`). Every list and page shows it at once. After
 * a refusal the card is still at its old place, because lists only hide cards that do not belong to them.
 */
export async function changeFeedback(client: QueryClient, asked: FeedbackChange): Promise<boolean> {
  const change = { ...asked };
  const { id, to } = change;
  // An answer to an earlier request must not overwrite the new feedback.
  void client.cancelQueries({
    queryKey: opportunitiesKey,
    predicate: ({ queryKey, state }) => isList(queryKey) && state.data !== undefined,
  });
  writeFeedback(client, id, to);
  const path = `/api/opportunities/${encodeURIComponent(id)}/feedback`;
  // A shared scope runs the requests in the order of the presses.
  const scope = { id: `feedback-${id}` };
  const mutation = client.getMutationCache().build(client, {
    scope,
    meta: { change },
    mutationFn: () => (to ? apiRequest("PUT", path, withReason(to)) : apiRequest("DELETE", path)),
  });
  /** Returns the change that waits for this one, if the user has pressed again. */
  const nextChange = () =>
    client
      .getMutationCache()
      .getAll()
      .find((other) => other.options.scope?.id === scope.id && other.mutationId > mutation.mutationId)?.meta
      ?.change as FeedbackChange | undefined;
  try {
    await mutation.execute(undefined);
  } catch (error) {
    const next = nextChange();
    // The later press stays visible. If it is refused as well, the feedback before both comes back.
    if (next) next.from = change.from;
    else writeFeedback(client, id, change.from);
    toastFailure(to ? FAILED[to.kind] : t("Failed to take it back"), error);
    return false;
  }
  // The lists may have been fetched in the meantime, so the feedback is written again, unless the user has
  // pressed again.
  if (!nextChange()) writeFeedback(client, id, to);
  invalidateLists(client, change);
  return true;
}

const withReason = ({ kind, reason }: FeedbackView) => (reason ? { kind, reason } : { kind });

/** Returns the view of a list from its query key; undefined for the key of another query. */
function readListView(key: QueryKey): ListView | undefined {
  const [, segment, ...others] = key;
  if (segment === "matched" || others[0] === "similar") return "all";
  if (segment === "saved") return "saved";
  if (typeof segment !== "object" || segment === null || others.length > 0) return undefined;
  return (segment as { show?: ListView }).show ?? "all";
}
const isList = (key: QueryKey) => readListView(key) !== undefined;

type Cards = { opportunities: Marked[] };
const listPages = (lists: Lists): Cards[] => ("pages" in lists ? lists.pages : [lists]);
const findOpportunity = (lists: Lists, id: string) =>
  listPages(lists)
    .flatMap(({ opportunities }) => opportunities)
    .find((opportunity) => opportunity.id === id);

/** Writes the feedback into every cached list and page of the opportunity. */
function writeFeedback(client: QueryClient, id: string, feedback: Feedback): void {
  for (const query of client.getQueryCache().findAll({ queryKey: opportunitiesKey })) {
    const view = readListView(query.queryKey);
    if (view !== undefined)
      client.setQueryData<Lists>(query.queryKey, (lists) => lists && markInLists(lists, id, feedback, view));
    else if (query.queryKey[1] === id)
      client.setQueryData<{ feedback?: Feedback }>(
        query.queryKey,
        (opportunity) => opportunity && { ...opportunity, feedback },
      );
  }
}

function markInLists(lists: Lists, id: string, feedback: Feedback, view: ListView): Lists {
  const marked = findOpportunity(lists, id);
  if (!marked) return lists;
  const mark = <T extends Cards>(page: T): T => ({
    ...page,
    opportunities: page.opportunities.map((opportunity) =>
      opportunity.id === id ? { ...opportunity, feedback } : opportunity,
    ),
  });
  if (!("pages" in lists)) return mark(lists);
  const change = Number(isShownIn(view, { feedback })) - Number(isShownIn(view, marked));
  return {
    ...lists,
    pages: lists.pages.map((page) => ({
      ...mark(page),
      pagination: { ...page.pagination, total: page.pagination.total + change },
    })),
  };
}

/**
 * Invalidates lists that should now show the opportunity but were fetched without it. They are fetched again
 * when they are next shown.
 */
function invalidateLists(client: QueryClient, { id, from, to }: FeedbackChange): void {
  void client.invalidateQueries({
    queryKey: opportunitiesKey,
    predicate: ({ queryKey, state }) => {
      const view = readListView(queryKey);
      if (view === undefined || state.data === undefined) return false;
      const isNew = isShownIn(view, { feedback: to }) && !isShownIn(view, { feedback: from });
      return isNew && !findOpportunity(state.data as Lists, id);
    },
    refetchType: "none",
  });
}
