import type { PreparedFacts } from "../writing/prepare-facts";
import type { DraftSectionKey, DraftSections } from "../types";
import { type Applicant, describeApplicant } from "./applicant";
import { writeBudget } from "./budget";
import { writeFit } from "./fit";
import { writeImpact } from "./impact";
import { writeNeed } from "./need";
import { writeSolution } from "./solution";
import { writeTeam } from "./team";

/**
 * Composes a draft from the facts alone, with no network: the same facts give the same text. What is missing is marked
 * `[add: …]`. The facts of the opportunity and the profile are the only source; no figure is derived from others.
 */
export function writeBuiltinDraft(facts: PreparedFacts): DraftSections {
  const applicant = describeApplicant(facts);
  const sections = {
    need: writeNeed(applicant),
    solution: writeSolution(applicant),
    impact: writeImpact(applicant),
    budget: writeBudget(applicant),
    team: writeTeam(applicant),
    fit: writeFit(applicant),
  };
  for (const { key, line } of furtherFacts(applicant)) sections[key] += line;
  return sections;
}

/** Answers that no sentence above used, at the end of the section where a reader would look for them. */
function furtherFacts({ read }: Applicant): { key: DraftSectionKey; line: string }[] {
  return read.unread().map(({ fact, readable }, index, all) => {
    const key = sectionFor(fact.rule);
    const isFirst = all.findIndex((other) => sectionFor(other.fact.rule) === key) === index;
    const label = fact.label.replace(/[?:.\s]+$/, "");
    return { key, line: `${isFirst ? "\n\n" : "\n"}- ${label}: ${readable}` };
  });
}

function sectionFor(rule: string): DraftSectionKey {
  if (rule === "amount") return "budget";
  return rule === "count" || rule === "rate" || rule === "share" ? "impact" : "solution";
}
