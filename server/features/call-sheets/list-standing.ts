import { withoutMarks } from "./reading/lines";
import { createPageFinder } from "./reading/quote-check";
import type { CallPage, FoundLine } from "./reading/types";

/**
 * What AI found before and still stands: it does not go away because a provider answers otherwise today, or not at all. The marks of
 * items may have been words of a page when it was read before, and are none any more.
 */
export function listStanding(before: readonly FoundLine[], pages: readonly CallPage[]): FoundLine[] {
  const findPage = createPageFinder(pages);
  return before.flatMap((line): FoundLine[] => {
    if (!line.isFromAi) return [];
    const { kind, value } = line;
    for (const quote of [line.quote, withoutMarks(line.quote)]) {
      const page = findPage(quote);
      if (page !== undefined) return [{ kind, value, quote, page, isFromAi: true } as FoundLine];
    }
    return [];
  });
}
