import type { MatchGate } from "@shared/validators/opportunities";
import { LOCALE } from "@/lib/language";

/** The questions, each once, whose answers settle rules that are unclear. */
export function openQuestions(gates: readonly MatchGate[]): string[] {
  return [...new Set(gates.flatMap(({ verdict, ask }) => (verdict === "unknown" ? ask : [])))];
}

/** The unclear rules that no answer settles. */
export const unsettled = (gates: readonly MatchGate[]): MatchGate[] =>
  gates.filter(({ verdict, ask }) => verdict === "unknown" && ask.length === 0);

/** "Country", "Country and Stage", "Country, Stage and Revenue" */
export const namesOf = (gates: readonly MatchGate[]): string =>
  new Intl.ListFormat(LOCALE).format(gates.map(({ label }) => label));
