import type { FactChange, FactValues } from "@shared/validators/news";
import { regionLabel } from "@shared/constants/regions/regions";
import { longDay } from "@shared/words/days";
import { translateLabel } from "@shared/words/labels";
import { ANY } from "../../matching/engine/gates";
import { countryName, yearRange } from "../../matching/explain/wording";
import { joinList, formatMoneyRange } from "../mail/wording";
import { t } from "../../../platform/text/words";

/** Further names are only counted. */
const NAMED_MAX = 5;

/** Describes a change in lines; there are none if both states read the same. */
export function describeChange(change: FactChange): string[] {
  if (change.fact === "publication") return describePublication(change);
  if (change.fact === "deadline") return describeFromTo("Deadline: {from} → {to}", describeDeadline, change);
  if (change.fact === "amount") return describeFromTo("Amount: {from} → {to}", describeAmount, change);
  return describeEligibility(change.before, change.after);
}

function describePublication({ before, after }: Extract<FactChange, { fact: "publication" }>): string[] {
  if (before.isPublished === after.isPublished) return [];
  return [
    after.isPublished
      ? t("It is in the catalogue again.")
      : t("It was taken out of the catalogue. An application that was begun stays as it is."),
  ];
}

type FromTo = `${"Deadline" | "Amount" | "Founded" | "Revenue"}: {from} → {to}`;

function describeFromTo<T>(
  line: FromTo,
  describe: (value: T) => string,
  { before, after }: { before: T; after: T },
) {
  const [from, to] = [describe(before), describe(after)];
  return from === to ? [] : [t(line, { from, to })];
}

function describeDeadline({
  deadline,
  deadlineTimezone: zone,
  deadlineTime: hour,
}: FactValues["deadline"]): string {
  if (deadline === null) return t("none named");
  const where = zone === null || (zone === "UTC" && !hour) ? "" : ` (${zone})`;
  return `${longDay(deadline)}${hour ? `, ${hour}` : ""}${where}`;
}

const describeAmount = ({ minAmount, maxAmount, currency }: FactValues["amount"]) =>
  formatMoneyRange(minAmount, maxAmount, currency);

type Eligibility = FactValues["eligibility"];

function describeEligibility(before: Eligibility, after: Eligibility): string[] {
  const [anyone, anywhere, anyStage] = [t("anyone"), t("anywhere"), t("any stage")];
  return [
    ...describeListChange(
      t("Who may apply"),
      anyone,
      before.eligibleEntityTypes,
      after.eligibleEntityTypes,
      translateLabel,
    ),
    ...describeListChange(
      t("Countries"),
      anywhere,
      before.eligibleCountries,
      after.eligibleCountries,
      countryName,
    ),
    ...describeListChange(t("Regions"), anywhere, before.eligibleRegions, after.eligibleRegions, regionLabel),
    ...describeListChange(t("Stages"), anyStage, before.stageFocus, after.stageFocus, translateLabel),
    ...describeFromTo("Founded: {from} → {to}", describeYears, { before, after }),
    ...describeFromTo("Revenue: {from} → {to}", describeRevenue, { before, after }),
  ];
}

/**
 * Describes the change of a list: "Countries: added Ghana and Kenya, removed Uganda". If a list is empty or
 * means everybody: "Countries: was anywhere, now Kenya".
 */
function describeListChange(
  what: string,
  everybody: string,
  before: readonly string[],
  after: readonly string[],
  getName: (word: string) => string = (word) => word,
): string[] {
  const isWhole = (list: readonly string[]) => list.length === 0 || list.includes(ANY);
  if (isWhole(before) || isWhole(after)) {
    const describeList = (list: readonly string[]) =>
      list.includes(ANY) ? everybody : joinNames(list.map(getName));
    const [was, now] = [describeList(before), describeList(after)];
    return was === now ? [] : [t("{what}: was {was}, now {now}", { what, was, now })];
  }
  const listMissing = (list: readonly string[], words: readonly string[]) =>
    words.filter((word) => !list.includes(word)).map(getName);
  const [addedNames, removedNames] = [listMissing(before, after), listMissing(after, before)];
  const [added, removed] = [joinNames(addedNames), joinNames(removedNames)];
  if (addedNames.length > 0 && removedNames.length > 0)
    return [t("{what}: added {added}, removed {removed}", { what, added, removed })];
  if (addedNames.length > 0) return [t("{what}: added {added}", { what, added })];
  return removedNames.length > 0 ? [t("{what}: removed {removed}", { what, removed })] : [];
}

/** Joins the first few names and the number of the others. An empty list means "not stated", not "nobody". */
function joinNames(names: readonly string[]): string {
  if (names.length === 0) return t("not stated");
  const otherCount = names.length - NAMED_MAX;
  return joinList(otherCount > 1 ? [...names.slice(0, NAMED_MAX), t("{n} more", { n: otherCount })] : names);
}

const describeYears = ({ yearFoundedMin: min, yearFoundedMax: max }: Eligibility): string =>
  min === null && max === null ? t("in any year") : yearRange(min, max);

const describeRevenue = ({ revenueMin: min, revenueMax: max }: Eligibility): string =>
  min === null && max === null ? t("any") : formatMoneyRange(min, max, null);
