import { currentRules } from "./language";

/** Joins the facts of a line, "Sunrise Labs · 12 slides", without those that are missing. */
export function joinFacts(facts: readonly (string | number | false | null | undefined)[]): string {
  const said = facts.filter((fact) => fact === 0 || Boolean(fact)).map(String);
  return said.length === 0 ? "" : (currentRules().joinFacts ?? joinWithDots)(said);
}

/** A line never begins with a dot. */
const joinWithDots = (facts: readonly string[]) => facts.join("\u00A0· ");
