import { countryLabel } from "@shared/constants/countries";
import { regionLabel } from "@shared/constants/regions/regions";
import type { FactChange, FactValues } from "@shared/validators/news";
import { exactFigure } from "@shared/words/figures";
import { translateLabel } from "@shared/words/labels";
import { formatDate } from "@/lib/format/dates";
import { AMOUNT_NOT_STATED, formatExactRange } from "@/lib/format/format";
import { LOCALE } from "@/lib/language";
import { once } from "@/lib/once";
import { t } from "@/words";

const NOT_STATED = t("not stated");
/** A longer list names this many entries and counts the others. */
const NAMED_MAX = 5;
const getListFormat = once(() => new Intl.ListFormat(LOCALE));

/**
 * Describes the changes of an opportunity, one sentence each: "Deadline: was 30 Nov 2026, now 15 Dec 2026".
 */
export function listChangeLines(changes: readonly FactChange[]): string[] {
  return changes.flatMap((change) => {
    switch (change.fact) {
      case "publication":
        return formatPublication(change.before, change.after);
      case "deadline":
        return formatDeadline(change.before, change.after);
      case "amount":
        return formatChange(t("Amount"), formatAmounts(change.before), formatAmounts(change.after));
      case "eligibility":
        return listEligibilityLines(change.before, change.after);
    }
  });
}

const formatChange = (what: string, was: string, now: string): string[] =>
  was === now ? [] : [t("{what}: was {was}, now {now}", { what, was, now })];

function formatPublication(was: FactValues["publication"], now: FactValues["publication"]): string[] {
  if (was.isPublished === now.isPublished) return [];
  return [
    now.isPublished
      ? t("It is in the catalogue again.")
      : t("It was taken out of the catalogue. An application that was begun stays as it is."),
  ];
}

function formatDeadline(was: FactValues["deadline"], now: FactValues["deadline"]): string[] {
  if (was.deadline === now.deadline)
    return [
      ...formatChange(t("Time zone of the deadline"), formatZone(was), formatZone(now)),
      ...formatChange(t("Hour of the deadline"), formatHour(was), formatHour(now)),
    ];
  return formatChange(
    t("Deadline"),
    formatDate(was.deadline) ?? t("none"),
    formatDate(now.deadline) ?? t("none"),
  );
}

const formatHour = ({ deadlineTime }: FactValues["deadline"]) => deadlineTime ?? t("the end of the day");

const formatZone = ({ deadlineTimezone }: FactValues["deadline"]) =>
  (deadlineTimezone ?? "UTC").replaceAll("_", " ");

function formatAmounts({ minAmount, maxAmount, currency }: FactValues["amount"]): string {
  const range = formatExactRange(minAmount, maxAmount, currency);
  if (range === AMOUNT_NOT_STATED) return NOT_STATED;
  // "From" and "Up to" are within a sentence here, so they need a small letter. A range or a single amount
  // begins with no word.
  const stated = [minAmount, maxAmount].filter((amount) => Number(amount) > 0);
  return stated.length === 1 ? range.charAt(0).toLowerCase() + range.slice(1) : range;
}

function listEligibilityLines(was: FactValues["eligibility"], now: FactValues["eligibility"]): string[] {
  return [
    ...formatList(t("Who can apply"), was.eligibleEntityTypes, now.eligibleEntityTypes),
    ...formatList(t("Countries"), was.eligibleCountries, now.eligibleCountries, countryLabel),
    ...formatList(t("Regions"), was.eligibleRegions, now.eligibleRegions, regionLabel),
    ...formatList(t("Stages"), was.stageFocus, now.stageFocus),
    ...formatChange(t("Founded"), formatFounded(was), formatFounded(now)),
    ...formatChange(t("Revenue"), formatRevenue(was), formatRevenue(now)),
  ];
}

/** Describes added and removed entries, or the whole lists if one of them is empty or "all". */
function formatList(
  what: string,
  was: readonly string[],
  now: readonly string[],
  getName: (word: string) => string = translateLabel,
): string[] {
  const added = now.filter((word) => !was.includes(word));
  const removed = was.filter((word) => !now.includes(word));
  if (added.length === 0 && removed.length === 0) return [];
  const joinNames = (list: readonly string[]) => {
    if (list.includes("*")) return t("all");
    if (list.length === 0) return NOT_STATED;
    const names = list.map(getName);
    const otherCount = names.length - NAMED_MAX;
    return getListFormat().format(
      otherCount > 1 ? [...names.slice(0, NAMED_MAX), t("{n} more", { n: otherCount })] : names,
    );
  };
  const isWhole = [was, now].some((list) => list.length === 0 || list.includes("*"));
  if (isWhole) return formatChange(what, joinNames(was), joinNames(now));
  if (removed.length === 0) return [t("{what}: now also {added}", { what, added: joinNames(added) })];
  if (added.length === 0) return [t("{what}: no longer {gone}", { what, gone: joinNames(removed) })];
  return [
    t("{what}: now also {added}; no longer {gone}", {
      what,
      added: joinNames(added),
      gone: joinNames(removed),
    }),
  ];
}

type Eligibility = FactValues["eligibility"];

function formatFounded({ yearFoundedMin: from, yearFoundedMax: to }: Eligibility): string {
  if (from !== null && to !== null) return t("{from} to {to}", { from, to });
  if (from !== null) return t("{year} or later", { year: from });
  return to === null ? NOT_STATED : t("{year} or earlier", { year: to });
}

/** The amounts have no currency, because the opportunity states none for them. */
function formatRevenue({ revenueMin, revenueMax }: Eligibility): string {
  const [from, to] = [revenueMin, revenueMax].map((amount) =>
    amount === null ? undefined : exactFigure(amount),
  );
  if (from && to) return t("{from} to {to}", { from, to });
  if (from) return t("{amount} or more", { amount: from });
  return to ? t("at most {amount}", { amount: to }) : NOT_STATED;
}
