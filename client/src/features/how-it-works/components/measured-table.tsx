import { MEASURED } from "@shared/constants/measured-figures";
import { longDay } from "@shared/words/days";
import { t } from "@/words";

const { matching, search, readingCalls } = MEASURED;

const formatShare = (share: number) => t("{n}%", { n: Math.round(100 * share) });

/** What was measured, in words, beside its figure. */
const listFigures = (): [string, string][] => [
  [
    t("Organisations for which something relevant is among the first three matches"),
    t("{n} of {total}", { n: matching.relevantFirst.count, total: matching.relevantFirst.of }),
  ],
  [t("Relevant calls that are among the first twenty matches"), formatShare(matching.recall)],
  [t("Calls among the matches to which the organisation may not apply"), formatShare(matching.ineligible)],
  [
    t("Search: how near the first ten are to the best order, for {n} queries", { n: search.queries }),
    formatShare(search.order),
  ],
  [
    t("Six real calls, read without an AI provider: requirements that are found"),
    formatShare(readingCalls.found),
  ],
  [t("The same calls: proposed requirements that are right"), formatShare(readingCalls.right)],
];

/** How good matching, search and the reading of calls are, as measured. */
export function MeasuredTable() {
  return (
    <table className="w-full border-collapse text-start">
      <caption className="mb-3 text-start text-quiet">
        {t(
          "As of {day}. Matches and search: {organisations} invented organisations and {calls} real calls that nobody had looked at while building; language models judged what is relevant.",
          { day: longDay(MEASURED.on), organisations: matching.organisations, calls: matching.calls },
        )}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("What was measured")}</th>
          <th scope="col">{t("Figure")}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {listFigures().map(([what, figure]) => (
          <tr key={what}>
            <th scope="row" className="py-3 pe-4 text-start font-normal">
              {what}
            </th>
            <td className="py-3 text-end font-display text-xl font-semibold whitespace-nowrap">{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
