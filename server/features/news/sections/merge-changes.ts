import { FOLLOWED_FACTS } from "@shared/constants/news";
import type { FactChange, NewsOpportunity } from "@shared/validators/news";
import { groupBy, type NewsItem } from "../recipients";
import { isWithdrawn } from "@shared/is-withdrawn";
import { describeChange } from "./change-words";
import type { FollowedChange } from "./change.queries";

/**
 * Makes one news item for each person and opportunity. Several changes of a fact become one, from the first
 * state to the last. A fact that ends as it began is left out.
 * @param changes oldest first
 */
export function mergeChanges(changes: readonly FollowedChange[]): NewsItem<"change">[] {
  const groups = groupBy(changes, ({ userId, opportunity }) => `${userId} ${opportunity.id}`);
  return [...groups.values()].flatMap((group) => {
    const merged = FOLLOWED_FACTS.flatMap((fact) => {
      const factChanges = group.filter((change) => change.fact === fact);
      const [first, last] = [factChanges[0], factChanges.at(-1)];
      if (!first || !last) return [];
      const change = { fact, before: first.before, after: last.after } as FactChange;
      return describeChange(change).length > 0 ? [change] : [];
    });
    const { userId, opportunity } = group[0]!;
    if (merged.length === 0) return [];
    const isClosed = group.find(({ fact }) => fact === "deadline")?.closes === true;
    const lastId = Math.max(...group.map(({ id }) => id));
    return [
      {
        userId,
        kind: "change",
        key: `change:${opportunity.id}:${lastId}`,
        opportunityId: opportunity.id,
        data: {
          opportunity: isWithdrawn(merged) ? leaveName(opportunity) : opportunity,
          changes: merged,
          ...(isClosed && { isClosed }),
        },
      },
    ];
  });
}

/** What an opportunity says once it is out of the catalogue is for administrators alone. */
export const leaveName = ({ id, name }: Pick<NewsOpportunity, "id" | "name">): NewsOpportunity => ({
  ...{ id, name, funderName: null, deadline: null, deadlineTimezone: null },
});
