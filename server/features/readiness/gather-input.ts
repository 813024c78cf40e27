import type { ServiceContext } from "../../context/deps";
import { getLocalToday } from "../../context/local-day";
import { notFound } from "../../platform/errors/app-error";
import { getBudget } from "../budgets/budgets.service";
import { listAcceptedLines } from "../call-sheets/accepted-lines.service";
import type { FoundLine } from "../call-sheets/reading/types";
import { getChecklist } from "../documents/checklist.service";
import { readProfile } from "../profiles/profiles.service";
import { chooseNarrativeLimits } from "./checks/narrative-limits";
import * as queries from "./readiness.queries";
import type { ReadinessInput } from "./types";

/** Applications in these states promise nothing any more. */
const OVER: readonly string[] = ["rejected", "completed"];
const UNSENT: readonly string[] = ["draft", "in_progress"];
/** The figures of profiles that texts state too. */
const PROFILE_FIGURES = [
  "volunteersCount",
  "studentCount",
  "teacherCount",
  "customerCount",
  "beneficiariesReached",
  "publicationsCount",
  "patentCount",
  "yearsOfExperience",
];

/**
 * Gathers what the checks look at.
 * @throws AppError not_found unless the caller may read the application
 */
export async function gatherInput(
  ctx: ServiceContext<"clock">,
  applicationId: string,
): Promise<ReadinessInput> {
  const { db, actor } = ctx;
  const facts = await queries.selectApplicationFacts(db, actor.id, applicationId);
  if (!facts) throw notFound("Application");
  const { entity } = facts;
  const accepted = await listAcceptedLines(ctx.db, applicationId, ["closing", "limit"]);
  const call = facts.call && dateByCall(ctx, facts.call, accepted);
  const { budget, lines } = await getBudget(ctx, applicationId);
  const [questions, checklist, comments, tasks, guests, profile, others] = [
    await queries.selectQuestionTexts(db, applicationId),
    await getChecklist(ctx, applicationId),
    await queries.selectOpenComments(db, applicationId),
    await queries.selectOpenTasks(db, applicationId),
    await queries.selectOpenGuests(db, applicationId),
    await readProfile(db, entity.type, facts.entityId),
    await queries.selectOthers(db, facts.entityId, applicationId),
  ];
  const figures = PROFILE_FIGURES.flatMap((field) => {
    const value = profile?.[field];
    return typeof value === "number" ? [[field, value] as const] : [];
  });
  const staffCount = profile?.staffCount;
  const isUnsent = UNSENT.includes(facts.status);
  const today = getLocalToday(ctx);
  const { submittedDate } = facts;
  // What has passed since an application was sent was still to come then.
  const wasSentEarlier = !isUnsent && submittedDate !== null && submittedDate < today;
  return {
    ...{ today: wasSentEarlier ? submittedDate : today, isUnsent, narrative: facts.narrative },
    ...{ askingAmount: facts.askingAmount, askingCurrency: facts.askingCurrency, call },
    ownNames: listOwnNames(facts),
    narrativeLimits: chooseNarrativeLimits(accepted),
    budget: budget && lines.length > 0 ? { ...budget, lines } : null,
    ...{ forbidsAi: facts.forbidsAi, aiDraft: facts.aiProvider === "builtin" ? null : facts.aiDraft },
    ...{ questions, checklist: checklist.lines, comments, tasks, guests },
    profile: {
      ...{ name: entity.name, foundedYear: entity.foundedYear, facts: Object.fromEntries(figures) },
      staff: entity.employeesCount ?? (typeof staffCount === "number" ? staffCount : entity.teamSize),
      unknown: call ? listUnknown(facts) : [],
    },
    others: others.map(({ id, title, status, narrative, funderName, callName, answers }) => ({
      ...{ id, title, funderName, callName, isLive: !OVER.includes(status) },
      texts: [
        ...(narrative ? [{ part: "narrative" as const, id: null, label: null, text: narrative }] : []),
        ...answers.map((each) => ({
          ...{ part: "question" as const, id: each.id, label: each.question, text: each.answer ?? "" },
        })),
      ],
    })),
  };
}

type CallFacts = NonNullable<queries.ApplicationFacts["call"]>;

/** What a member accepted of the call itself is nearer than the catalogue: its day counts, the last of them if it has several. */
function dateByCall(
  ctx: ServiceContext<"clock">,
  call: CallFacts,
  accepted: readonly FoundLine[],
): CallFacts {
  const days = accepted.flatMap((line) =>
    line.kind === "closing" && line.value.date !== null ? [line.value.date] : [],
  );
  const deadline = days.sort().at(-1);
  if (deadline === undefined || deadline === call.deadline) return call;
  return { ...call, deadline, isClosed: deadline < getLocalToday(ctx) };
}

/** How the organisation, its call and the funder are called. A call outside the catalogue is named by the application alone. */
function listOwnNames({ entity, call, title, funderName }: queries.ApplicationFacts): string[] {
  const names = call ? [call.name, call.funderName] : [title, funderName];
  return [entity.name, ...names].flatMap((name) => name || []);
}

/** What the call has a rule about and the profile does not say. */
function listUnknown({ entity, call }: queries.ApplicationFacts): string[] {
  if (!call) return [];
  const hasList = (list: string[] | null) => list !== null && list.length > 0 && !list.includes("*");
  const rules: [name: string, isOpen: boolean][] = [
    ["country", entity.country === null && hasList(call.eligibleCountries)],
    ["stage", entity.stage === null && hasList(call.stageFocus)],
    ["foundedYear", entity.foundedYear === null && (call.yearFoundedMin ?? call.yearFoundedMax) !== null],
    ["revenue", entity.annualRevenue === null && (call.revenueMin ?? call.revenueMax) !== null],
  ];
  return rules.flatMap(([name, isOpen]) => (isOpen ? [name] : []));
}
