import type { ReactNode } from "react";
import { DETAIL_COUNTRIES_MAX } from "@shared/constants/limits";
import { findMatchBand } from "@shared/constants/matching";
import { regionLabel } from "@shared/constants/regions/regions";
import type { ComparedView } from "@shared/validators/comparisons";
import { translateLabel } from "@shared/words/labels";
import { listComma } from "@shared/words/language";
import { countAwards, findUsualSize, formatYears } from "@/components/awards/award-wording";
import { OwnCurrency } from "@/components/own-currency";
import { formatDate } from "@/lib/format/dates";
import { formatClosing, formatDaysRemaining } from "@/lib/format/deadlines";
import { formatExactRange, humanise, isStated } from "@/lib/format/format";
import { listRegions } from "@/lib/format/opportunity-facts";
import { t } from "@/words";
import { MatchParts } from "./match-parts";
import { RuleGaps } from "./rule-gaps";
import { SourceCell } from "./source-cell";
import { FactLines } from "../worth/fact-lines";
import { weigh } from "../worth/weigh";

/** One thing that opportunities are compared by. */
export type CompareRow = {
  key: string;
  label: string;
  /** What each says, in plain words: two that say the same are the same. */
  says: (opportunity: ComparedView) => string;
  show: (opportunity: ComparedView) => ReactNode;
  /** A figure of which one is the best; undefined where an opportunity has none. */
  best?: {
    words: string;
    rate: (opportunity: ComparedView, all: readonly ComparedView[]) => number | undefined;
  };
};

const matchOf = ({ matchScore }: ComparedView) => (matchScore === null ? undefined : Math.round(matchScore));
const weighOne = (opportunity: ComparedView) =>
  weigh({ opportunity, call: opportunity.call, pastAwards: opportunity.pastAwards, withDays: false });
const sayFacts = (facts: readonly { text: string }[]) => facts.map(({ text }) => text).join(" ");
const quiet = (text: string) => <p className="text-quiet">{text}</p>;

const sayMoney = ({ minAmount, maxAmount, currency }: ComparedView) =>
  formatExactRange(minAmount, maxAmount, currency);

function sayMatch(opportunity: ComparedView): string {
  const match = matchOf(opportunity);
  if (match !== undefined) return t("{n}%: {band}", { n: match, band: translateLabel(findMatchBand(match)) });
  return opportunity.matchGates.some(({ verdict }) => verdict === "not_met")
    ? t("Not eligible")
    : t("No figure yet");
}

function sayCountries({ eligibleCountries, eligibleRegions }: ComparedView): string {
  const regions = listRegions(eligibleCountries, DETAIL_COUNTRIES_MAX);
  const named = eligibleRegions.map(regionLabel).join(listComma());
  if (regions.kind === "global") return t("Global");
  if (regions.kind === "not-stated") return named || t("Countries not stated");
  const more = regions.more.length;
  return [
    regions.shown.join(listComma()),
    more > 0 && t.count(more, "and 1 more", "and {n} more"),
    named && `(${named})`,
  ]
    .filter(Boolean)
    .join(" ");
}

function sayAwards({ pastAwards }: ComparedView): string {
  if (pastAwards === null) return t("Not stated");
  const usual = findUsualSize(pastAwards);
  return [
    `${countAwards(pastAwards.awards)}, ${formatYears(pastAwards)}`,
    usual && t("Usually {range}", { range: usual.range }),
  ]
    .filter(Boolean)
    .join(". ");
}

const sayFunder = ({ funderName }: ComparedView) => funderName ?? t("Various § funders");

/** What opportunities are compared by, in the order in which people ask. */
export const COMPARE_ROWS: readonly CompareRow[] = [
  {
    key: "match",
    label: t("Match § compared"),
    says: sayMatch,
    show: (opportunity) => (
      <>
        <p className="font-display text-lg font-semibold">{sayMatch(opportunity)}</p>
        {opportunity.matchParts.length > 0 && <MatchParts parts={opportunity.matchParts} />}
      </>
    ),
    best: { words: t("Highest match"), rate: matchOf },
  },
  {
    key: "money",
    label: t("Money"),
    says: sayMoney,
    show: (opportunity) => (
      <>
        <p className="font-medium">{sayMoney(opportunity)}</p>
        <OwnCurrency range={opportunity} entityId={opportunity.matchedEntityId} />
      </>
    ),
    best: {
      words: t("Most money"),
      // Amounts in several currencies are not compared.
      rate: ({ maxAmount }, all) =>
        isStated(maxAmount) && new Set(all.map(({ currency }) => currency)).size === 1
          ? Number(maxAmount)
          : undefined,
    },
  },
  {
    key: "effort",
    label: t("What it asks"),
    says: (opportunity) => sayFacts(weighOne(opportunity).asks),
    show: (opportunity) => <FactLines facts={weighOne(opportunity).asks} />,
  },
  {
    key: "deadline",
    label: t("Deadline"),
    says: ({ deadline }) => formatDate(deadline) ?? t("No due date"),
    show: (opportunity) => {
      const { deadline, deadlineTime, deadlineTimezone } = opportunity;
      if (deadline === null) return quiet(t("No due date"));
      return (
        <>
          <p className="font-medium">{formatDate(deadline)}</p>
          <p>{formatDaysRemaining({ ...opportunity, deadline })}</p>
          {(deadlineTime || deadlineTimezone) && (
            <p className="text-sm text-quiet">{formatClosing(deadlineTime, deadlineTimezone)}</p>
          )}
        </>
      );
    },
    best: {
      words: t("Closes first"),
      rate: ({ closed, closesAt }) => (closed || closesAt === null ? undefined : -Date.parse(closesAt)),
    },
  },
  {
    key: "rules",
    label: t("Who can apply"),
    says: ({ matchGates }) =>
      matchGates.map(({ gate, verdict, opportunity }) => `${gate} ${verdict} ${opportunity}`).join(" "),
    show: (opportunity) => <RuleGaps opportunity={opportunity} />,
  },
  {
    key: "for",
    label: t("What speaks for it"),
    says: (opportunity) => sayFacts(weighOne(opportunity).speaksFor),
    show: (opportunity) => showFacts(weighOne(opportunity).speaksFor),
  },
  {
    key: "against",
    label: t("What speaks against it"),
    says: (opportunity) => sayFacts(weighOne(opportunity).speaksAgainst),
    show: (opportunity) => showFacts(weighOne(opportunity).speaksAgainst),
  },
  {
    key: "awards",
    label: t("Past awards § compared"),
    says: sayAwards,
    show: (one) => <p>{sayAwards(one)}</p>,
  },
  {
    key: "funder",
    label: t("Funder"),
    says: sayFunder,
    show: (opportunity) => (
      <>
        <p dir="auto" className="font-medium">
          {sayFunder(opportunity)}
        </p>
        {opportunity.funderType && (
          <p className="text-sm text-quiet">
            {translateLabel(opportunity.funderType === "vc" ? "VC" : humanise(opportunity.funderType))}
          </p>
        )}
      </>
    ),
  },
  {
    key: "countries",
    label: t("Countries § compared"),
    says: sayCountries,
    show: (opportunity) => <p>{sayCountries(opportunity)}</p>,
  },
  {
    key: "source",
    label: t("Source"),
    says: ({ source, lastSyncedAt }) => `${source} ${lastSyncedAt?.slice(0, 10)}`,
    show: (opportunity) => <SourceCell opportunity={opportunity} />,
  },
];

const showFacts = (facts: ReturnType<typeof weigh>["open"]) =>
  facts.length === 0 ? quiet(t("Nothing that is known")) : <FactLines facts={facts} />;

/** Whether all say the same. One alone has nothing to be the same as. */
export const isSame = ({ says }: CompareRow, all: readonly ComparedView[]): boolean =>
  all.length > 1 && new Set(all.map(says)).size === 1;

/** The id of the one that is best by a row's figure; undefined when several are, or fewer than two have one. */
export function findBest({ best }: CompareRow, all: readonly ComparedView[]): string | undefined {
  if (!best) return undefined;
  const rated = all.flatMap((one) => {
    const rate = best.rate(one, all);
    return rate === undefined ? [] : [{ id: one.id, rate }];
  });
  const highest = Math.max(...rated.map(({ rate }) => rate));
  const winners = rated.filter(({ rate }) => rate === highest);
  return rated.length > 1 && winners.length === 1 ? winners[0]!.id : undefined;
}
