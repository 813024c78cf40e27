import { joinWords } from "../writing/format";
import type { Applicant } from "./applicant";
import { introduce } from "./applicant";
import { add, listItems, paragraph, say, section } from "./wording";

const PROBLEM_PROMPTS: Record<Applicant["type"], string> = {
  Startup: "the problem you solve: who has it, how they cope today and what it costs them",
  "Social Enterprise": "the social problem behind your mission: who has it, and what it costs them today",
  Nonprofit: "the problem the people you help face, and what happens if nobody acts",
  Individual: "why this project is needed now, and who misses out without it",
  Research: "the gap in present knowledge that this work closes, and why it matters now",
  School: "what your students lack today, and what that costs them",
  "Community Group": "what is wrong or missing in your community today, and how it shows",
  Government: "the public need behind the programme, and whom it affects",
};

// In the words of the question that the description answers.
const DESCRIPTION_LEADS: Record<Applicant["type"], string> = {
  Startup: "What we do",
  "Social Enterprise": "What we do",
  Nonprofit: "What we do",
  Individual: "What I am working on",
  Research: "What we research",
  School: "What the school offers",
  "Community Group": "What we do",
  Government: "What the funding is for",
};

/** Who applies, the problem, and who has it. */
export function writeNeed(applicant: Applicant): string {
  const { read, type, voice, isPerson } = applicant;
  const description = read.text("description");
  const problem = read.text("problemStatement");
  const beneficiaries = read.text("beneficiaries");
  const mission = read.text("mission", "mandate");
  const missionLead = type === "Government" ? "The agency's mandate" : `${voice.Our} mission`;

  const isEvidenced = isPerson || hasFigure(problem, beneficiaries);

  return section(
    paragraph(introduce(applicant), description && say(DESCRIPTION_LEADS[type], description)),
    description ? "" : add("what you do, for whom and where, in one or two sentences"),
    problem ? say("The problem", problem) : add(PROBLEM_PROMPTS[type]),
    paragraph(...whoHasIt(applicant), mission && say(missionLead, mission)),
    paragraph(...market(applicant)),
    paragraph(gapSentence(applicant)),
    isEvidenced ? "" : add("a figure from a source you can name that shows how large the problem is"),
  );
}

function whoHasIt({ read, voice }: Applicant): (string | undefined)[] {
  const customers = read.text("targetCustomers");
  const beneficiaries = read.text("beneficiaries");
  const segments = read.list("customerSegments");
  const causes = read.list("causeAreas", "focusAreas");
  return [
    beneficiaries && say(`The people ${voice.we} help`, beneficiaries),
    customers && say(`${voice.Our} customers`, customers),
    segments.length > 0 ? `${voice.Our} customers are ${joinWords(listItems(segments))}.` : undefined,
    causes.length > 0 ? `${voice.We} work for these causes: ${joinWords(listItems(causes))}.` : undefined,
  ];
}

function market({ read, voice }: Applicant): (string | undefined)[] {
  const target = read.text("targetMarket");
  const size = read.amount("totalAddressableMarket");
  const competitors = read.list("competitors");
  return [
    target && say(`${voice.Our} market`, target),
    size && !size.isZero ? `${voice.We} put the total addressable market at ${size.text} a year.` : undefined,
    competitors.length > 0
      ? `People who have this problem now turn to ${joinWords(listItems(competitors))}.`
      : undefined,
  ];
}

function gapSentence({ read, voice }: Applicant): string | undefined {
  const gap = read.amount("fundingGap");
  if (!gap || gap.isZero) return undefined;
  return `In this year's budget ${gap.text} is still missing: nobody has promised it yet, and without it ${voice.we} cannot do all that is planned.`;
}

function hasFigure(...texts: (string | undefined)[]): boolean {
  return texts.some((text) => text !== undefined && /\d/.test(text));
}
