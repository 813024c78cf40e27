import type { MatchGate } from "@shared/validators/opportunities";

/** The questions, each once, whose answers settle rules that are unclear. */
export function openQuestions(gates: readonly MatchGate[]): string[] {
  return [...new Set(gates.flatMap(({ verdict, ask }) => (verdict === "unknown" ? ask : [])))];
}

/** The unclear rules that no answer settles. */
export const unsettled = (gates: readonly MatchGate[]): MatchGate[] =>
  gates.filter(({ verdict, ask }) => verdict === "unknown" && ask.length === 0);

/** "1 question", "2 questions" */
export const countQuestions = (count: number): string => `${count} ${count === 1 ? "question" : "questions"}`;

/** "Country", "Country and Stage", "Country, Stage and Revenue" */
export const namesOf = (gates: readonly MatchGate[]): string =>
  new Intl.ListFormat("en-GB").format(gates.map(({ label }) => label));
