import { formatAmount, formatNumber, formatPercent, isZero } from "../writing/format";
import { type PreparedFact, type PreparedFacts, readableValue } from "../writing/prepare-facts";

/** An amount in words, with what a sentence needs to know about it. */
type Amount = { text: string; value: number; isZero: boolean };
export type Count = { text: string; value: number };

/**
 * Reads facts by name, the first that has a value. What was read is not mentioned again; what nobody read is left for
 * the end, so that no answer is lost.
 */
export type FactReader = {
  text(...names: string[]): string | undefined;
  list(...names: string[]): readonly string[];
  count(...names: string[]): Count | undefined;
  amount(...names: string[]): Amount | undefined;
  percent(...names: string[]): string | undefined;
  yes(name: string): boolean;
  /** Whether an amount was read although the profile does not say in which currency. */
  lacksCurrency(): boolean;
  unread(): { fact: PreparedFact; readable: string }[];
};

export function createFactReader({ entity, profileCurrency }: PreparedFacts): FactReader {
  const byName = new Map(entity.facts.map((fact) => [fact.fieldName, fact]));
  const read = new Set(["annualRevenueCurrency"]);
  let lacksCurrency = false;

  const find = (names: string[]) => {
    for (const name of names) read.add(name);
    return names.map((name) => byName.get(name)?.value).find((value) => value !== undefined);
  };
  const number = (names: string[]) => {
    const value = find(names);
    return typeof value === "number" ||
      (typeof value === "string" && value !== "" && Number.isFinite(Number(value)))
      ? value
      : undefined;
  };

  return {
    text: (...names) => {
      const value = find(names);
      return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
    },
    list: (...names) => {
      const value = find(names);
      if (typeof value === "string") return [value];
      return typeof value === "object" ? value : [];
    },
    count: (...names) => {
      const value = number(names);
      return value === undefined ? undefined : { text: formatNumber(value), value: Number(value) };
    },
    amount: (...names) => {
      const value = number(names);
      if (value === undefined) return undefined;
      if (!profileCurrency && !isZero(value)) lacksCurrency = true;
      return {
        text: formatAmount(String(value), profileCurrency),
        value: Number(value),
        isZero: isZero(value),
      };
    },
    percent: (...names) => {
      const value = number(names);
      return value === undefined ? undefined : formatPercent(value);
    },
    yes: (name) => find([name]) === true,
    lacksCurrency: () => lacksCurrency,
    unread: () =>
      entity.facts
        .filter((fact) => !read.has(fact.fieldName))
        .map((fact) => ({ fact, readable: readableValue(fact, profileCurrency) })),
  };
}
