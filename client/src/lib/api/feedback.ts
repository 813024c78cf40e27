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
type Lists = InfiniteData<OpportunityListView> | { opportunities: OpportunityCardView[] };

/** One press: what is said of an opportunity now, and what was said before, which a refusal brings back. */
export type FeedbackChange = { id: string; from: Feedback; to: Feedback };

const FAILED = { saved: t("Failed to save"), dismissed: t("Failed to put away") } as const;

/**
 * Says what the person makes of an opportunity, or takes it back (`to: null`). Every list and page shows it at once; what a refusal
 * brings back stays in its place, because lists only hide what does not belong into them.
 */
export async function changeFeedback(client: QueryClient, asked: FeedbackChange): Promise<boolean> {
  const change = { ...asked };
  const { id, to } = change;
  // A page that was asked for before must not bring the list back as it was.
  void client.cancelQueries({
    queryKey: opportunitiesKey,
    predicate: ({ queryKey, state }) => isList(queryKey) && state.data !== undefined,
  });
  write(client, id, to);
  const path = `/api/opportunities/${encodeURIComponent(id)}/feedback`;
  // In the order of the presses.
  const scope = { id: `feedback-${id}` };
  const mutation = client.getMutationCache().build(client, {
    scope,
    meta: { change },
    mutationFn: () => (to ? apiRequest("PUT", path, withReason(to)) : apiRequest("DELETE", path)),
  });
  /** The change that waits for this one, if the person has pressed again since. */
  const nextChange = () =>
    client
      .getMutationCache()
      .getAll()
      .find((each) => each.options.scope?.id === scope.id && each.mutationId > mutation.mutationId)?.meta
      ?.change as FeedbackChange | undefined;
  try {
    await mutation.execute(undefined);
  } catch (error) {
    const next = nextChange();
    // A later press is shown; if it is refused as well, what was before both comes back.
    if (next) next.from = change.from;
    else write(client, id, change.from);
    toastFailure(to ? FAILED[to.kind] : t("Failed to take it back"), error);
    return false;
  }
  // Again, over what arrived in the meantime, unless the person has pressed again.
  if (!nextChange()) write(client, id, to);
  forgetLists(client, change);
  return true;
}

const withReason = ({ kind, reason }: FeedbackView) => (reason ? { kind, reason } : { kind });

/** What a list shows; undefined for the key of something else. */
function viewOf(key: QueryKey): ListView | undefined {
  const [, what, ...rest] = key;
  if (what === "matched") return "all";
  if (typeof what !== "object" || what === null || rest.length > 0) return undefined;
  return (what as { show?: ListView }).show ?? "all";
}
const isList = (key: QueryKey) => viewOf(key) !== undefined;

type Cards = { opportunities: OpportunityCardView[] };
const pagesOf = (known: Lists): Cards[] => ("pages" in known ? known.pages : [known]);
const find = (known: Lists, id: string) =>
  pagesOf(known)
    .flatMap(({ opportunities }) => opportunities)
    .find((each) => each.id === id);

/** Marks the opportunity wherever it is known. */
function write(client: QueryClient, id: string, feedback: Feedback): void {
  for (const query of client.getQueryCache().findAll({ queryKey: opportunitiesKey })) {
    const view = viewOf(query.queryKey);
    if (view !== undefined)
      client.setQueryData<Lists>(query.queryKey, (known) => known && inLists(known, id, feedback, view));
    else if (query.queryKey[1] === id)
      client.setQueryData<{ feedback?: Feedback }>(
        query.queryKey,
        (known) => known && { ...known, feedback },
      );
  }
}

function inLists(known: Lists, id: string, feedback: Feedback, view: ListView): Lists {
  const marked = find(known, id);
  if (!marked) return known;
  const mark = <T extends Cards>(page: T): T => ({
    ...page,
    opportunities: page.opportunities.map((each) => (each.id === id ? { ...each, feedback } : each)),
  });
  if (!("pages" in known)) return mark(known);
  const change = Number(isShownIn(view, { feedback })) - Number(isShownIn(view, marked));
  return {
    ...known,
    pages: known.pages.map((page) => ({
      ...mark(page),
      pagination: { ...page.pagination, total: page.pagination.total + change },
    })),
  };
}

/** Lists that should have it now, and were read while it belonged elsewhere, are read anew when they are next shown. */
function forgetLists(client: QueryClient, { id, from, to }: FeedbackChange): void {
  void client.invalidateQueries({
    queryKey: opportunitiesKey,
    predicate: ({ queryKey, state }) => {
      const view = viewOf(queryKey);
      if (view === undefined || state.data === undefined) return false;
      const isNew = isShownIn(view, { feedback: to }) && !isShownIn(view, { feedback: from });
      return isNew && !find(state.data as Lists, id);
    },
    refetchType: "none",
  });
}
