import { joinWords } from "../writing/format";
import type { Applicant } from "./applicant";
import { add, counted, countryInSentence, paragraph, say, section, upperFirst } from "./wording";

const OUTCOME_PROMPTS: Record<Applicant["type"], string> = {
  Startup: "what has changed for customers since they use it, and how you know",
  "Social Enterprise": "what has changed for the people you serve, and how you measure it",
  Nonprofit: "what has changed for the people you help, and how you measure it",
  Individual: "what earlier work of yours has led to: audiences, users, results",
  Research: "who uses the results, or will, and what they can do then that they cannot do now",
  School: "what your students achieve, compared with other schools near you",
  "Community Group": "what has changed in your community since the group began",
  Government: "what earlier programmes have achieved, and how it was measured",
};

/** What has been reached, what good it does, and what the funding will add. */
export function writeImpact(applicant: Applicant): string {
  const { read, type, voice } = applicant;
  const results = [
    ...reach(applicant),
    ...traction(applicant),
    ...schooling(applicant),
    ...science(applicant),
  ].filter((text) => text !== undefined);
  const outcomes = read.text("impactOutcomes", "socialImpact");
  const goals = read.text("goals", "goal");
  const next = read.list("expansionCountries").map(countryInSentence);
  const sdgs = read.list("sdgAlignment").map((goal) => goal.replace(/^(SDG \d+): (.+)$/, "$1 ($2)"));

  return section(
    paragraph(...results),
    outcomes ? say("The difference it makes", outcomes) : add(OUTCOME_PROMPTS[type]),
    paragraph(
      sdgs.length > 0 &&
        `${voice.Our} work contributes to ${sdgs.length > 1 ? "these Sustainable Development Goals" : "this Sustainable Development Goal"}: ${joinWords(sdgs)}.`,
    ),
    paragraph(
      goals
        ? say(`What ${voice.we} want to reach`, goals)
        : add("the results this funding will bring, each with a figure and a date"),
      next.length > 0 && `Next ${voice.we} want to enter ${joinWords(next)}.`,
    ),
    goals && !/\d/.test(goals) ? add("how you will measure this, and by when") : "",
  );
}

function reach({ read, voice }: Applicant): (string | undefined)[] {
  const helped = read.count("beneficiariesReached");
  const benefited = read.count("peopleReached");
  const members = read.count("membersCount");
  return [
    helped && helped.value > 0
      ? `In the past year ${voice.we} reached ${counted(helped, "person", "people")}.`
      : undefined,
    benefited && benefited.value > 0
      ? `${counted(benefited, "person", "people")} benefited from ${voice.our} work in the past year.`
      : undefined,
    members && members.value > 0 ? `The group has ${counted(members, "member")}.` : undefined,
  ];
}

function traction({ read, voice }: Applicant): (string | undefined)[] {
  const customers = read.count("customerCount");
  const monthly = read.count("monthlyActiveUsers");
  const daily = read.count("dailyActiveUsers");
  const growth = read.percent("monthlyGrowthRate");
  const churn = read.percent("churnRate");
  const cost = read.amount("customerAcquisitionCost");
  const worth = read.amount("customerLifetimeValue");
  const users = [
    monthly && monthly.value > 0 && `${monthly.text} each month`,
    daily && daily.value > 0 && `${daily.text} each day`,
  ].filter((text) => typeof text === "string");
  return [
    customers &&
      (customers.value > 0
        ? `${voice.We} have ${counted(customers, "paying customer")}.`
        : `${voice.We} have no paying customers yet.`),
    users.length > 0 ? `Active users: ${joinWords(users)}.` : undefined,
    growth && churn
      ? `Monthly growth is ${growth}, with a monthly churn of ${churn}.`
      : ((growth && `Monthly growth is ${growth}.`) ?? (churn && `Monthly churn is ${churn}.`)),
    cost && worth
      ? `It costs us ${cost.text} to win a customer, who brings in ${worth.text} before leaving.`
      : ((cost && `It costs us ${cost.text} to win a customer.`) ??
        (worth && `A customer brings in ${worth.text} before leaving.`)),
  ];
}

function schooling({ read }: Applicant): (string | undefined)[] {
  const students = read.count("studentCount");
  const teachers = read.count("teacherCount");
  const supported = read.count("scholarshipCount");
  const rates = [
    ["graduationRate", "of students complete their course"],
    ["progressionRate", "of leavers go on to further study"],
    ["employmentRate", "of leavers are in work within a year"],
  ] as const;
  const achieved = rates.flatMap(([name, what]) => {
    const rate = read.percent(name);
    return rate ? [`${rate} ${what}`] : [];
  });
  const scholarships = read.text("scholarships");
  return [
    students &&
      `${counted(students, "student")} ${students.value === 1 ? "learns" : "learn"} with us${teachers ? `, taught by ${counted(teachers, "teacher")}` : ""}.`,
    !students && teachers ? `The school has ${counted(teachers, "teacher")}.` : undefined,
    achieved.length > 0 ? `${upperFirst(joinWords(achieved))}.` : undefined,
    supported && supported.value > 0
      ? `${counted(supported, "student")} ${supported.value === 1 ? "is" : "are"} on a scholarship.`
      : undefined,
    scholarships && say("Our scholarships", scholarships),
  ];
}

function science({ read }: Applicant): (string | undefined)[] {
  const papers = read.count("publicationsCount");
  const citations = read.count("citationsCount");
  const cited = citations && citations.value > 0 ? counted(citations, "citation") : undefined;
  return [
    papers && papers.value > 0
      ? `The group has ${counted(papers, "publication")}${cited ? `, with ${cited} in all` : ""}.`
      : cited && `Publications of the group have ${cited}.`,
  ];
}
