import type { GateName } from "@shared/constants/matching";
import type { MatchGate } from "@shared/validators/opportunities";
import { LOCALE } from "@/lib/language";

/** Returns the questions whose answers settle unclear rules, each once. */
export function openQuestions(gates: readonly MatchGate[]): string[] {
  return [...new Set(gates.flatMap(({ verdict, ask }) => (verdict === "unknown" ? ask : [])))];
}

/** No profile tells whether these are met. The call is clear, and the applicants know. */
const FOR_APPLICANTS: readonly GateName[] = ["coFunding", "consortium"];
export const isForApplicants = ({ gate }: MatchGate): boolean => FOR_APPLICANTS.includes(gate);

/** Returns the unclear rules that no answer settles. */
export const unsettled = (gates: readonly MatchGate[]): MatchGate[] =>
  gates.filter(({ verdict, ask }) => verdict === "unknown" && ask.length === 0);

/** Returns "Country", "Country and Stage" or "Country, Stage and Revenue". */
export const joinGateNames = (gates: readonly MatchGate[]): string =>
  new Intl.ListFormat(LOCALE).format(gates.map(({ label }) => label));
