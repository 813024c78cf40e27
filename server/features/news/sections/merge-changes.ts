import { FOLLOWED_FACTS } from "@shared/constants/news";
import type { FactChange } from "@shared/validators/news";
import { grouped, type Piece } from "../recipients";
import { changeInWords } from "./change-words";
import type { FollowedChange } from "./change.queries";

/**
 * One piece of news for each person and opportunity. Several changes of a fact make one, from what was first to what is last; what
 * reads the same afterwards is none.
 * @param changes those of one person and opportunity stand together, the oldest first
 */
export function foldChanges(changes: readonly FollowedChange[]): Piece<"change">[] {
  const groups = grouped(changes, ({ userId, opportunity }) => `${userId} ${opportunity.id}`);
  return [...groups.values()].flatMap((group) => {
    const folded = FOLLOWED_FACTS.flatMap((fact) => {
      const ofFact = group.filter((change) => change.fact === fact);
      const [first, last] = [ofFact[0], ofFact.at(-1)];
      if (!first || !last) return [];
      const change = { fact, before: first.before, after: last.after } as FactChange;
      return changeInWords(change).length > 0 ? [change] : [];
    });
    const { userId, opportunity } = group[0]!;
    if (folded.length === 0) return [];
    const lastId = Math.max(...group.map(({ id }) => id));
    return [
      {
        userId,
        kind: "change",
        key: `change:${opportunity.id}:${lastId}`,
        opportunityId: opportunity.id,
        data: { opportunity, changes: folded },
      },
    ];
  });
}
