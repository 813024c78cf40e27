import type { FactChange, FactValues } from "@shared/validators/news";
import { longDay } from "@shared/words/days";
import { translateLabel } from "@shared/words/labels";
import { ANY } from "../../matching/engine/gates";
import { countryName, yearRange } from "../../matching/explain/wording";
import { listed, moneyRange } from "../mail/wording";
import { t } from "../../../platform/text/words";

/** Names of a list that are told; the others are counted. */
const NAMED_MAX = 5;

/** What a change says, a line for each thing that is another one now; none where it reads as before. */
export function changeInWords(change: FactChange): string[] {
  if (change.fact === "deadline") return fromTo("Deadline: {from} → {to}", deadlineWords, change);
  if (change.fact === "amount") return fromTo("Amount: {from} → {to}", amountWords, change);
  return eligibilityLines(change.before, change.after);
}

type FromTo = `${"Deadline" | "Amount" | "Founded" | "Revenue"}: {from} → {to}`;

function fromTo<T>(line: FromTo, words: (value: T) => string, { before, after }: { before: T; after: T }) {
  const [from, to] = [words(before), words(after)];
  return from === to ? [] : [t(line, { from, to })];
}

function deadlineWords({ deadline, deadlineTimezone: zone }: FactValues["deadline"]): string {
  if (deadline === null) return t("none named");
  return `${longDay(deadline)}${zone === null || zone === "UTC" ? "" : ` (${zone})`}`;
}

const amountWords = ({ minAmount, maxAmount, currency }: FactValues["amount"]) =>
  moneyRange(minAmount, maxAmount, currency);

type Eligibility = FactValues["eligibility"];

function eligibilityLines(before: Eligibility, after: Eligibility): string[] {
  const [anyone, anywhere, anyStage] = [t("anyone"), t("anywhere"), t("any stage")];
  return [
    ...listChange(
      t("Who may apply"),
      anyone,
      before.eligibleEntityTypes,
      after.eligibleEntityTypes,
      translateLabel,
    ),
    ...listChange(t("Countries"), anywhere, before.eligibleCountries, after.eligibleCountries, countryName),
    ...listChange(t("Regions"), anywhere, before.eligibleRegions, after.eligibleRegions),
    ...listChange(t("Stages"), anyStage, before.stageFocus, after.stageFocus, translateLabel),
    ...fromTo("Founded: {from} → {to}", yearWords, { before, after }),
    ...fromTo("Revenue: {from} → {to}", revenueWords, { before, after }),
  ];
}

/**
 * "Countries: added Ghana and Kenya, removed Uganda"; where one of the lists names nobody or everybody, the whole of both: "Countries:
 * was anywhere, now Kenya"
 */
function listChange(
  what: string,
  everybody: string,
  before: readonly string[],
  after: readonly string[],
  nameOf: (word: string) => string = (word) => word,
): string[] {
  const isWhole = (list: readonly string[]) => list.length === 0 || list.includes(ANY);
  if (isWhole(before) || isWhole(after)) {
    const words = (list: readonly string[]) => (list.includes(ANY) ? everybody : namesOf(list.map(nameOf)));
    const [was, now] = [words(before), words(after)];
    return was === now ? [] : [t("{what}: was {was}, now {now}", { what, was, now })];
  }
  const missingIn = (list: readonly string[], words: readonly string[]) =>
    words.filter((word) => !list.includes(word)).map(nameOf);
  const [more, less] = [missingIn(before, after), missingIn(after, before)];
  const [added, removed] = [namesOf(more), namesOf(less)];
  if (more.length > 0 && less.length > 0)
    return [t("{what}: added {added}, removed {removed}", { what, added, removed })];
  if (more.length > 0) return [t("{what}: added {added}", { what, added })];
  return less.length > 0 ? [t("{what}: removed {removed}", { what, removed })] : [];
}

/** The first few names, and how many more there are. An empty list means that nobody says: that is not the same as nobody. */
function namesOf(names: readonly string[]): string {
  if (names.length === 0) return t("not stated");
  const more = names.length - NAMED_MAX;
  return listed(more > 1 ? [...names.slice(0, NAMED_MAX), t("{n} more", { n: more })] : names);
}

const yearWords = ({ yearFoundedMin: min, yearFoundedMax: max }: Eligibility): string =>
  min === null && max === null ? t("in any year") : yearRange(min, max);

const revenueWords = ({ revenueMin: min, revenueMax: max }: Eligibility): string =>
  min === null && max === null ? t("any") : moneyRange(min, max, null);
